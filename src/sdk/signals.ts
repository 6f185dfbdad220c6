type Listener = () => void;

const blockedListeners = new Set<Listener>();

/** Calls the listener after every 403. The session is kept; the listener decides which page to show. */
export function onRegionBlocked(listener: Listener): () => void {
  blockedListeners.add(listener);
  return () => {
    blockedListeners.delete(listener);
  };
}

export function announceRegionBlocked(): void {
  for (const listener of [...blockedListeners]) listener();
}
