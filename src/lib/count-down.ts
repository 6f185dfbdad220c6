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

interface Listener {
  readonly next?: (secondsLeft: number) => void;
  readonly complete?: () => void;
}

/**
 * Tells the seconds that are left, and ends with the wait. All are counted from one moment: a tab that was hidden or a
 * device that slept may skip some, and never falls behind.
 */
export function countDown(seconds: number) {
  const end = Date.now() + seconds * 1000;
  return {
    subscribe: ({ next, complete }: Listener) => {
      let stop: () => void;
      const look = () => {
        const secondsLeft = Math.ceil((end - Date.now()) / 1000);
        if (secondsLeft <= 0) {
          complete?.();
          return;
        }
        next?.(secondsLeft);
        stop = callAt(end - (secondsLeft - 1) * 1000, look);
      };
      stop = callAt(end - (Math.ceil(seconds) - 1) * 1000, look);
      return { unsubscribe: () => stop() };
    },
  };
}
