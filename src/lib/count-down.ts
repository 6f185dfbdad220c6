/** About 24 days. A timer with a longer delay fires at once in every browser. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Calls back once at a moment. Returns a function that cancels it.
 *
 * @param moment milliseconds since 1970. A moment in the past calls back asynchronously at once; NaN or Infinity never does.
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
 * An observable of the seconds that are left; completes at the end. It counts from the end time, so that a hidden tab or a
 * sleeping device may skip seconds but stays correct.
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
