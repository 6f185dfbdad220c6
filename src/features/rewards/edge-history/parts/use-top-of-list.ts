import { type RefObject, useEffect, useRef } from 'react';

/**
 * Begins at the top of the grid again when another list takes the place of the one before.
 *
 * @param list names the list that shows
 */
export function useTopOfList(list: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const grid = area.current?.querySelector('[role=grid]');
    // The grid itself scrolls while it is virtual, what holds it does otherwise.
    for (const element of [grid, grid?.parentElement]) element?.scrollTo({ top: 0 });
  }, [list]);
  return area;
}
