import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { columnKind, type EarningsColumn, earningsColumns } from '#domain/earnings-columns.ts';
import { useGridTexts } from '#features/rewards/grid-texts/grid-texts.ts';
import { localeOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { EarningsRow } from '#queries/earnings.ts';
import type { GridColumn, GridTexts } from '#ui/data-grid/grid-types.ts';
import { cellText, columnExplanation, columnName, columnUnit } from './earnings-columns.ts';

export type EarningsGridColumn = GridColumn<EarningsRow> & { readonly id: EarningsColumn };

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
          ...(columnKind[id] === 'name' ? nameWidth(id) : ({ align: 'end', minWidth: 132 } as const)),
          cell: (row: EarningsRow) => {
            const text = cellText(row, id, localeOf(language));
            return columnKind[id] === 'name' ? <bdi>{text}</bdi> : text;
          },
        };
      }),
    [i18n, language],
  );
}

function nameWidth(id: EarningsColumn) {
  const isRoom = id === 'room';
  return { isRowHeader: isRoom, width: isRoom ? '2fr' : '1fr', minWidth: isRoom ? 184 : 120 } as const;
}

/** Memoized, as the columns are. */
export function useEarningsGridTexts(): GridTexts {
  const { t, i18n } = useLingui();
  const shared = useGridTexts();
  return useMemo(() => {
    const names = [i18n._(columnName.room), i18n._(columnName.username)];
    return {
      ...shared,
      loading: t`Loading your earnings`,
      refreshing: t`Loading your earnings`,
      sortOption: (header, direction) => {
        const isAscending = direction === 'ascending';
        if (names.includes(header)) return isAscending ? t`${header}, A to Z` : t`${header}, Z to A`;
        return isAscending ? t`${header}, lowest first` : t`${header}, highest first`;
      },
    };
  }, [t, i18n, shared]);
}
