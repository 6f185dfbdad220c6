/** A browser fires a timer at once if its delay is longer than this, about 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Limits a delay in milliseconds to what a timer supports: at least 0 and at most `LONGEST_TIMER_MS`. NaN becomes 0.
 */
export function timerMs(ms: number): number {
  return within(ms, 0, LONGEST_TIMER_MS);
}

/** Clamps the value to the bounds. NaN becomes `least`. */
export function within(value: number, least: number, most: number): number {
  return Number.isNaN(value) ? least : Math.min(Math.max(value, least), most);
}
