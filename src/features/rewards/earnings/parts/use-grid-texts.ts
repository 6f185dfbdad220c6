import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import type { GridToolbarTexts } from '#ui/data-grid/grid-props.ts';
import type { GridTexts } from '#ui/data-grid/grid-types.ts';
import { columnName } from '../earnings.messages.ts';

/** What the table says by itself. The same until the language changes, as its headers are drawn anew with it. */
export function useGridTexts(): GridTexts {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const names = [i18n._(columnName.room), i18n._(columnName.username)];
    return {
      loading: t`Loading your earnings`,
      refreshing: t`Getting the newest figures`,
      loadingMore: t`Loading more rows`,
      loadMore: t`Load more rows`,
      explain: (header) => t`About ${header}`,
      explanations: t`What the figures mean`,
      sortBy: t`Sort by`,
      sortOption: (header, direction) => {
        const isAscending = direction === 'ascending';
        if (names.includes(header)) return isAscending ? t`${header}, A to Z` : t`${header}, Z to A`;
        return isAscending ? t`${header}, lowest first` : t`${header}, highest first`;
      },
    };
  }, [t, i18n]);
}

export function useToolbarTexts(): GridToolbarTexts {
  const { t } = useLingui();
  return {
    settings: t`Columns and density`,
    density: t`Density`,
    densities: { compact: t`Compact`, standard: t`Standard`, comfortable: t`Comfortable` },
    columns: t`Columns`,
    showAll: t`Show all columns`,
    resetWidths: t`Reset widths`,
    narrower: (header) => t`Narrower: ${header}`,
    wider: (header) => t`Wider: ${header}`,
    fit: (header) => t`Fit to content: ${header}`,
  };
}
