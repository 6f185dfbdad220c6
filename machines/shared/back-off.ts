const STEP_SECONDS = [1, 2, 5, 15] as const;
const LAST_STEP_SECONDS = 60;
/** The longest wait that a server may ask for. After a longer one the page would look broken. */
const LONGEST_SECONDS = 5 * 60;

/**
 * Milliseconds until the next try. `spread` (0 to 1) shortens the wait by up to a quarter, so that many tabs do not retry
 * in the same second. A longer wait that the server asks for takes precedence, up to five minutes.
 */
export function backOffMs(attempt: number, retryAfterSeconds: number | null, spread: number): number {
  const seconds = STEP_SECONDS[attempt - 1] ?? LAST_STEP_SECONDS;
  const own = Math.round(seconds * 1000 * (1 - spread / 4));
  return Math.max(own, Math.min(retryAfterSeconds ?? 0, LONGEST_SECONDS) * 1000);
}
