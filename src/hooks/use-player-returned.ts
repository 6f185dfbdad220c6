import { useEffect } from 'react';

/** Read-only data is refetched on return at most once per half minute (checklist, G8). */
export const LONG_AWAY_MS = 30_000;

/**
 * Calls back when the player returns to this tab.
 *
 * @param awayMs the minimum time since the last return; 0 counts every return
 */
export function usePlayerReturned(awayMs: number, onReturned: () => void): void {
  useEffect(() => {
    const watching = new AbortController();
    let lookedAt = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < awayMs) return;
      lookedAt = Date.now();
      onReturned();
    };
    document.addEventListener('visibilitychange', look, { signal: watching.signal });
    // A window next to another one stays visible, so that only focus shows a return.
    window.addEventListener('focus', look, { signal: watching.signal });
    return () => {
      watching.abort();
    };
  }, [awayMs, onReturned]);
}
