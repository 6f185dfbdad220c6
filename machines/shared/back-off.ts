const STEP_SECONDS = [1, 2, 5, 15] as const;
const LAST_STEP_SECONDS = 60;
/** A server may ask for more than our last step, and not for a wait in which a page looks dead. */
const LONGEST_SECONDS = 5 * 60;

/**
 * Milliseconds until the next try. `spread` (0 to 1) shortens the wait by up to a quarter, so that the tabs of
 * a whole town do not come back in the same second. A wait that the server named counts where it is the longer one, up to
 * five minutes.
 */
export function backOffMs(attempt: number, retryAfterSeconds: number | null, spread: number): number {
  const seconds = STEP_SECONDS[attempt - 1] ?? LAST_STEP_SECONDS;
  const own = Math.round(seconds * 1000 * (1 - spread / 4));
  return Math.max(own, Math.min(retryAfterSeconds ?? 0, LONGEST_SECONDS) * 1000);
}
