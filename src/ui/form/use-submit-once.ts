import { useEffect, useRef } from 'react';

// Longer than a double click takes on a slow machine; shorter than a person who means it twice.
const LOCK_MS = 1000;

/**
 * Lets one submission through: the second of a double click, of Enter and a click, or of autofill finds it shut
 * until the first has been answered, something was changed, or a second has gone by.
 */
export function useSubmitOnce(isPending: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const open = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => {
    if (!isPending) open();
    return open;
  }, [isPending]);
  return {
    /** True for the submission that may go. */
    enter(): boolean {
      if (isPending || timer.current !== undefined) return false;
      timer.current = setTimeout(open, LOCK_MS);
      return true;
    },
    /** Something was changed: the next submission is another one. */
    open,
  };
}
