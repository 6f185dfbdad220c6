import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { localeOf } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { decimalsOf, padDecimals } from '../../../lib/decimal.ts';
import { formatEveryDecimal } from '../../../lib/format-decimal.ts';
import type { EarningsRow } from '../../../sdk/generated/model/earnings-row.ts';
import type { GridColumn } from '../../../ui/data-grid/grid-types.ts';
import { cellOf, type EarningsColumn, earningsColumns } from '../earnings-column.ts';
import { type EarningsPeriod, earningsPeriods } from '../earnings-period.ts';
import { columnExplanation, columnName, columnUnit } from '../earnings.messages.ts';
import type { EarningsReading } from '../earnings.queries.ts';

/** A column of ours, as the grid takes it. */
export type EarningsGridColumn = GridColumn<EarningsRow> & { readonly id: EarningsColumn };

/** The columns in the language of the player; multipliers of both months have the same number of decimals. */
export function useGridColumns(
  readings: Readonly<Record<EarningsPeriod, EarningsReading>>,
): readonly EarningsGridColumn[] {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const rows = earningsPeriods.flatMap((period) => readings[period].data?.rows ?? []);
  const decimals = Math.max(0, ...rows.map(({ edge_multiplier }) => decimalsOf(edge_multiplier)));
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
          ...(id === 'room' || id === 'username' ? wordsIn(id) : figuresIn(id, decimals, localeOf(language))),
        };
      }),
    [i18n, language, decimals],
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

function figuresIn(id: EarningsColumn, decimals: number, locale: string) {
  return {
    align: 'end',
    minWidth: 132,
    cell: (row: EarningsRow) =>
      formatEveryDecimal(
        id === 'edge_multiplier' ? padDecimals(row.edge_multiplier, decimals) : cellOf(row, id),
        locale,
      ),
  } as const;
}
