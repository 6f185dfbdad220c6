import { useEffect } from 'react';

/** Names the window after the step that is shown; the page's own name comes back with the page's own step. */
export type OnTitle = (title: string | null) => void;

/** @param title of the step, in the UI language; null for the page's own */
export function useTitle(onTitle: OnTitle, title: string | null): void {
  useEffect(() => {
    onTitle(title);
    return () => {
      onTitle(null);
    };
  }, [onTitle, title]);
}
