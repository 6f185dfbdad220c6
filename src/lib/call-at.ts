/** A timer that is set for longer, 24 days, fires at once in every browser. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Calls back once at a moment that a server may have named: soon when it has passed, never when it is none. Returns how
 * to stop it.
 *
 * @param moment milliseconds since 1970
 */
export function callAt(moment: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const left = Math.max(0, moment - Date.now());
    timer = left > LONGEST_TIMER_MS ? setTimeout(wait, LONGEST_TIMER_MS) : setTimeout(work, left);
  };
  if (Number.isFinite(moment)) wait();
  return () => {
    clearTimeout(timer);
  };
}
