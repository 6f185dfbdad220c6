import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import type { GridTexts, GridToolbarTexts } from '#ui/data-grid/grid-types.ts';

/** What both grids say. Memoized, because a new object renders every row again. */
export function useGridTexts(): Omit<GridTexts, 'loading' | 'refreshing' | 'sortOption'> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      loadingMore: t`Loading more`,
      loadMore: t`Load more`,
      explain: (header) => t`About ${header}`,
      width: t`Column width`,
      explanations: t`What the columns mean`,
      sortBy: t`Sort by`,
    }),
    [t],
  );
}

export function useToolbarTexts(): GridToolbarTexts {
  const { t } = useLingui();
  return useMemo(
    () => ({
      settings: t`Columns and density`,
      density: t({ message: 'Density', comment: 'How high the rows of a table are' }),
      densities: {
        compact: t({ message: 'Compact', comment: 'Low rows in a table' }),
        standard: t({ message: 'Standard', comment: 'Rows of the usual height in a table' }),
        comfortable: t({ message: 'Comfortable', comment: 'High rows in a table' }),
      },
      columns: t({ message: 'Columns', comment: 'Of a table' }),
      showAll: t`Show all columns`,
      resetWidths: t({ message: 'Reset widths', comment: 'The widths of all columns of a table' }),
      narrower: (header) => t`Narrower: ${header}`,
      wider: (header) => t`Wider: ${header}`,
      fit: (header) => t`Fit to content: ${header}`,
    }),
    [t],
  );
}
