import { useSyncExternalStore } from 'react';
import { from } from '../theme/breakpoints.ts';

/** Whether there is room for a table; below it, rows are cards. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => true);
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
