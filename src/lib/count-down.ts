import { callAt } from './call-at.ts';

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
