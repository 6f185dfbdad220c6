import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the page is being put on paper. */
export function useIsPrinting(): boolean {
  // A store, because React draws its changes before the browser, which waits for nothing, prints.
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(onChange: () => void): () => void {
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
