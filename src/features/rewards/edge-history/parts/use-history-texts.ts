import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import type { GridToolbarTexts } from '#ui/data-grid/grid-props.ts';
import type { GridTexts } from '#ui/data-grid/grid-types.ts';

/** What the grid says by itself. New only with the language, as its columns are. */
export function useHistoryTexts(): GridTexts {
  const { t } = useLingui();
  return useMemo(
    () => ({
      loading: t`Loading your Edge history`,
      refreshing: t`Reading your Edge history again`,
      loadingMore: t`Loading more movements`,
      loadMore: t`Load more`,
      explain: (header) => t`About ${header}`,
      explanations: t`What the columns mean`,
      sortBy: t`Sort by`,
      sortOption: (header, direction) =>
        direction === 'ascending' ? t`${header}, oldest first` : t`${header}, newest first`,
    }),
    [t],
  );
}

export function useToolbarTexts(): GridToolbarTexts {
  const { t } = useLingui();
  return {
    settings: t`Columns and density`,
    density: t`Row height`,
    densities: { compact: t`Compact`, standard: t`Standard`, comfortable: t`Comfortable` },
    columns: t`Columns`,
    showAll: t`Show all columns`,
    resetWidths: t`Reset widths`,
    narrower: (header) => t`Make ${header} narrower`,
    wider: (header) => t`Make ${header} wider`,
    fit: (header) => t`Fit ${header} to its content`,
  };
}
