type Listener = () => void;

const blockedListeners = new Set<Listener>();

/** Hears of every 403. The session is kept; whoever listens decides where the player goes. */
export function onRegionBlocked(listener: Listener): () => void {
  blockedListeners.add(listener);
  return () => {
    blockedListeners.delete(listener);
  };
}

export function announceRegionBlocked(): void {
  for (const listener of [...blockedListeners]) listener();
}
