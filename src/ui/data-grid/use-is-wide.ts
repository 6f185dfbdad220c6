import { useState, useSyncExternalStore } from 'react';
import { from } from '#ui/theme/breakpoints.ts';
import { useIsPrinting } from './use-is-printing.ts';

/** Whether there is room for a table; below it, rows are cards. The width of paper says nothing about the screen. */
export function useIsWide(): boolean {
  const isPrinting = useIsPrinting();
  const isWideNow = useSyncExternalStore(subscribe, isWide, () => true);
  const [isWideOnScreen, setIsWideOnScreen] = useState(isWideNow);
  if (!isPrinting && isWideOnScreen !== isWideNow) setIsWideOnScreen(isWideNow);
  return isWideOnScreen;
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(from('sm'));
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

function isWide(): boolean {
  return window.matchMedia(from('sm')).matches;
}
