import { useState, useSyncExternalStore } from 'react';
import { from } from '#ui/theme/breakpoints.ts';

/** Whether there is room for a table; below it, rows are cards. The width of paper says nothing about the screen. */
export function useIsWide(): boolean {
  const isPrinting = useIsPrinting();
  const isWideNow = useSyncExternalStore(watchWidth, isWide, () => true);
  const [isWideOnScreen, setIsWideOnScreen] = useState(isWideNow);
  if (!isPrinting && isWideOnScreen !== isWideNow) setIsWideOnScreen(isWideNow);
  return isWideOnScreen;
}

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(from('sm'));
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

function isWide(): boolean {
  return window.matchMedia(from('sm')).matches;
}

let isPrinting = false;

export function useIsPrinting(): boolean {
  // A store, because React draws its changes before the browser, which waits for nothing, prints.
  return useSyncExternalStore(watchPrinting, () => isPrinting);
}

function watchPrinting(onChange: () => void): () => void {
  const tell = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', tell);
  window.addEventListener('afterprint', tell);
  return () => {
    window.removeEventListener('beforeprint', tell);
    window.removeEventListener('afterprint', tell);
  };
}
