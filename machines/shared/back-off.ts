import { within } from './waits.ts';

const STEP_SECONDS = [1, 2, 5, 15] as const;
const LAST_STEP_SECONDS = 60;
/** The longest wait that a server may ask for. After a longer one the page would look broken. */
const LONGEST_MS = 5 * 60_000;

/**
 * Milliseconds until the next try. `spread` (0 to 1) shortens the wait by up to a quarter, so that many tabs do not retry
 * in the same second. A wait that the server asks for can lengthen it to at most five minutes, and never shortens it.
 */
export function backOffMs(attempt: number, retryAfterSeconds: number | null, spread: number): number {
  const seconds = STEP_SECONDS[attempt - 1] ?? LAST_STEP_SECONDS;
  const ownMs = Math.round(seconds * 1000 * (1 - spread / 4));
  return within((retryAfterSeconds ?? 0) * 1000, ownMs, LONGEST_MS);
}
