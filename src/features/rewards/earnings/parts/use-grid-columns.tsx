import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { localeOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEveryDecimal, formatMultiplier } from '#lib/format-decimal.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import type { GridColumn } from '#ui/data-grid/grid-types.ts';
import { cellOf, type EarningsColumn, earningsColumns } from '../earnings-column.ts';
import { columnExplanation, columnName, columnUnit } from '../earnings.messages.ts';

/** A column of ours, as the grid takes it. */
export type EarningsGridColumn = GridColumn<EarningsRow> & { readonly id: EarningsColumn };

/** The columns in the language of the player. */
export function useGridColumns(): readonly EarningsGridColumn[] {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  return useMemo(
    () =>
      earningsColumns.map((id) => {
        const [unit, explanation] = [columnUnit[id], columnExplanation[id]];
        return {
          id,
          header: i18n._(columnName[id]),
          canSort: true,
          ...(unit === undefined ? {} : { unit: i18n._(unit) }),
          ...(explanation === undefined ? {} : { explanation: i18n._(explanation) }),
          ...(id === 'room' || id === 'username' ? wordsIn(id) : figuresIn(id, localeOf(language))),
        };
      }),
    [i18n, language],
  );
}

function wordsIn(id: 'room' | 'username') {
  return {
    isRowHeader: id === 'room',
    width: id === 'room' ? '2fr' : '1fr',
    minWidth: id === 'room' ? 184 : 120,
    cell: (row: EarningsRow) => <bdi>{cellOf(row, id)}</bdi>,
  } as const;
}

function figuresIn(id: EarningsColumn, locale: string) {
  return {
    align: 'end',
    minWidth: 132,
    cell: (row: EarningsRow) =>
      id === 'edge_multiplier'
        ? formatMultiplier(row.edge_multiplier, locale)
        : formatEveryDecimal(cellOf(row, id), locale),
  } as const;
}
