/** A timer that is set for longer, 24 days, fires at once in every browser. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Milliseconds for a timer, from a number that a server or a clock gave: never below zero, and never so long that the
 * timer fires at once. What is no number is no wait.
 */
export function timerMs(ms: number): number {
  return within(ms, 0, LONGEST_TIMER_MS);
}

/** The number, or the bound that it passes; `least` for what is no number. */
export function within(value: number, least: number, most: number): number {
  return Number.isNaN(value) ? least : Math.min(Math.max(value, least), most);
}
