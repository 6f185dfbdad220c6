import { useEffect, useRef } from 'react';

// Longer than it takes a caller to say that it is busy; shorter than a person who means it twice.
const LOCK_MS = 100;

/** Lets one submission through: the second of a double click, of Enter and a click, or of autofill finds it shut. */
export function useSubmitOnce(isPending: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const open = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => open, []);
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
