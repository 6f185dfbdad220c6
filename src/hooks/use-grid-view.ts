import { useCallback, useState } from 'react';

import { keepGridView, readGridView } from '#lib/grid-view.ts';
import type { GridView } from '#ui/data-grid/grid-types.ts';

/** The stored grid settings of a member, and a function to change them. */
export function useGridView(member: number, grid: string): [view: GridView, keep: (view: GridView) => void] {
  const [view, setView] = useState<GridView>(() => readGridView(member, grid));
  const keep = useCallback(
    (next: GridView) => {
      setView(next);
      keepGridView(member, grid, next);
    },
    [member, grid],
  );
  return [view, keep];
}
