import { useState } from 'react';

import { keepGridView, readGridView } from '#lib/grid-view.ts';
import type { GridView } from '#ui/data-grid/grid-types.ts';

/** How a member wants to see a grid; it outlives the page. */
export function useGridView(member: number, grid: string): [view: GridView, keep: (view: GridView) => void] {
  const [view, setView] = useState<GridView>(() => readGridView(member, grid));
  return [
    view,
    (next) => {
      setView(next);
      keepGridView(member, grid, next);
    },
  ];
}
