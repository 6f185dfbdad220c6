export interface PageListener {
  readonly onOnline: () => void;
  readonly onShown: () => void;
  /** The page goes into the back/forward cache. */
  readonly onStored: () => void;
  /** The page was restored from the back/forward cache, with its old state. */
  readonly onRestored: () => void;
}

/** Listens to lifecycle events of the page. `page` is the window. */
export function watchPage(page: EventTarget, isVisible: () => boolean, listener: PageListener): () => void {
  const watching = new AbortController();
  const on = (type: string, hear: (event: Event) => void) =>
    page.addEventListener(type, hear, { signal: watching.signal });

  on('online', listener.onOnline);
  on('visibilitychange', () => {
    if (isVisible()) listener.onShown();
  });
  on('pagehide', (event) => {
    if (isPersisted(event)) listener.onStored();
  });
  on('pageshow', (event) => {
    if (isPersisted(event)) listener.onRestored();
  });
  return () => watching.abort();
}

function isPersisted(event: Event): boolean {
  return 'persisted' in event && event.persisted === true;
}
