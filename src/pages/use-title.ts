import { useEffect } from 'react';

/** Sets the title of the window to that of the current step, or back to that of the page. */
export type OnTitle = (title: string | null) => void;

/** @param title the title of the step, in the UI language; null for that of the page */
export function useTitle(onTitle: OnTitle, title: string | null): void {
  useEffect(() => {
    onTitle(title);
    return () => {
      onTitle(null);
    };
  }, [onTitle, title]);
}
