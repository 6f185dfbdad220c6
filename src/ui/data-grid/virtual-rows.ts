import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type DataGridProps, ROW_HEIGHT } from './grid-types.ts';

/** A row with its place among all rows, counted from zero. */
export interface PositionedRow<Row> {
  row: Row;
  index: number;
}

/** The rows that React Aria has to know: its collection costs time for each row. */
export function useVirtualRows<Row extends object>(
  { rows, rowId, view }: Pick<DataGridProps<Row>, 'rows' | 'rowId' | 'view'>,
  scroller: HTMLElement | null,
): readonly PositionedRow<Row>[] {
  const rowHeight = ROW_HEIGHT[view.density];
  const first = useScrolled(scroller, ({ scrollTop }) => stepOf(Math.floor(scrollTop / rowHeight)));
  const page = useScrolled(scroller, ({ clientHeight }) => Math.ceil(clientHeight / rowHeight));
  const focusedId = useFocusedId(scroller);
  const focused = useMemo(
    () => (focusedId === null ? -1 : rows.findIndex((row) => rowId(row) === focusedId)),
    [rows, rowId, focusedId],
  );
  const [places] = useState(() => new WeakMap<Row, PositionedRow<Row>>());
  return useMemo(
    () =>
      virtualRange({ count: rows.length, page, first, focused }).flatMap((index) => {
        const row = rows[index];
        if (row === undefined) return [];
        // The same object for the same row at the same place, whose cells are then not drawn again.
        const known = places.get(row);
        if (known?.index === index) return [known];
        const positioned = { row, index };
        places.set(row, positioned);
        return [positioned];
      }),
    [rows, page, first, focused, places],
  );
}

/** Read again whenever the scroller scrolls or resizes, and rendered before the next paint. */
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
    const remember = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[role=row]') : null;
      setId(row?.dataset['key'] ?? null);
    };
    // Before React Aria looks for the row that a key leads to: the next press may come before the last focus was rendered.
    const catchUp = (event: Event) => {
      flushSync(() => {
        remember(event);
      });
    };
    scroller?.addEventListener('focusin', remember);
    scroller?.addEventListener('keydown', catchUp);
    return () => {
      scroller?.removeEventListener('focusin', remember);
      scroller?.removeEventListener('keydown', catchUp);
    };
  }, [scroller]);
  return id;
}

/** The range moves in steps, so that it changes rarely. */
const STEP = 16;
/** React Aria draws a third of a page outside the view. */
const OUT_OF_VIEW = 0.4;

interface VirtualRange {
  count: number;
  /** The rows that fit into view. */
  page: number;
  first: number;
  /** The row with the focus, or -1. */
  focused: number;
}

/**
 * The indexes of the rows that scrolling or a key can reach next: those about the view and about the focused row, for
 * the arrows and the page keys, and the first and the last row, for Control with Home and End.
 */
export function virtualRange({ count, page, first, focused }: VirtualRange): number[] {
  if (count === 0) return [];
  const indexes = new Set<number>([0, count - 1]);
  const addAround = (index: number, before: number, after: number) => {
    const start = stepOf(index);
    const end = Math.min(count, start + STEP + Math.ceil(after));
    for (let near = Math.max(0, start - Math.ceil(before)); near < end; near += 1) indexes.add(near);
  };
  addAround(Math.max(0, Math.min(first, count - page)), page * OUT_OF_VIEW, page * (1 + OUT_OF_VIEW));
  if (focused >= 0) addAround(focused, page + 1, page + 1);
  return [...indexes].sort((one, other) => one - other);
}

function stepOf(index: number): number {
  return Math.floor(index / STEP) * STEP;
}
