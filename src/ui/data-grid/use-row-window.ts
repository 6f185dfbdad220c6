import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GridLayoutProps } from './grid-props.ts';
import { ROW_HEIGHT } from './grid-density.ts';
import { rowWindow, stepOf } from './row-window.ts';

/** A row with its place among all rows, counted from zero. */
export interface PlacedRow<Row> {
  row: Row;
  index: number;
}

/** The few of many rows that React Aria has to know: its collection costs time for each row in it. */
export function useRowWindow<Row extends object>(
  { rows, rowId, view }: Pick<GridLayoutProps<Row>, 'rows' | 'rowId' | 'view'>,
  scroller: HTMLElement | null,
): readonly PlacedRow<Row>[] {
  const rowHeight = ROW_HEIGHT[view.density];
  const first = useScrolled(scroller, ({ scrollTop }) => stepOf(Math.floor(scrollTop / rowHeight)));
  const page = useScrolled(scroller, ({ clientHeight }) => Math.ceil(clientHeight / rowHeight));
  const focusedId = useFocusedId(scroller);
  const focused = useMemo(
    () => (focusedId === null ? -1 : rows.findIndex((row) => rowId(row) === focusedId)),
    [rows, rowId, focusedId],
  );
  const [places] = useState(() => new WeakMap<Row, PlacedRow<Row>>());
  return useMemo(
    () =>
      rowWindow({ count: rows.length, page, first, focused }).flatMap((index) => {
        const row = rows[index];
        if (row === undefined) return [];
        // The same object for the same row at the same place, whose cells are then not drawn again.
        const known = places.get(row);
        if (known?.index === index) return [known];
        const placed = { row, index };
        places.set(row, placed);
        return [placed];
      }),
    [rows, page, first, focused, places],
  );
}

/** Read anew whenever the rows scroll or get another size, and drawn before that is painted. */
function useScrolled(scroller: HTMLElement | null, read: (scroller: HTMLElement) => number): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (scroller === null) return () => undefined;
      scroller.addEventListener('scroll', onChange, { passive: true });
      const observer = new ResizeObserver(onChange);
      observer.observe(scroller);
      return () => {
        scroller.removeEventListener('scroll', onChange);
        observer.disconnect();
      };
    },
    [scroller],
  );
  return useSyncExternalStore(subscribe, () => (scroller === null ? 0 : read(scroller)));
}

/** The id of the row that has the focus or had it last: the Tab key comes back to it. */
function useFocusedId(scroller: HTMLElement | null): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[role=row]') : null;
      setId(row?.dataset['key'] ?? null);
    };
    scroller?.addEventListener('focusin', remember);
    return () => {
      scroller?.removeEventListener('focusin', remember);
    };
  }, [scroller]);
  return id;
}
