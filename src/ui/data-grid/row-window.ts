/** The window moves by whole steps, so that it moves seldom. */
const STEP = 16;
/** React Aria draws a third of a page out of view. */
const OUT_OF_VIEW = 0.4;

export interface RowWindow {
  count: number;
  /** The rows that fit into view. */
  page: number;
  /** The first row in view. */
  first: number;
  /** The row with the focus, or -1. */
  focused: number;
}

/**
 * The indexes of the rows that scrolling or a key can reach next: those about the view and about the focused row, for
 * the arrows and the page keys, and the first and the last row, for Control with Home and End.
 */
export function rowWindow({ count, page, first, focused }: RowWindow): number[] {
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

/** The row at which the step of a row begins. */
export function stepOf(index: number): number {
  return Math.floor(index / STEP) * STEP;
}
