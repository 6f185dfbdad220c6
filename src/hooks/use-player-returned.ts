import { useEffect } from 'react';

/** What is only looked at asks at most once in half a minute when a player comes and goes (checklist, G8). */
export const LONG_AWAY_MS = 30_000;

/**
 * Calls back when the player looks at this tab again.
 *
 * @param awayMs how long ago they have to have looked before; 0 counts every look
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
    // A window beside another one is always visible.
    window.addEventListener('focus', look, { signal: watching.signal });
    return () => {
      watching.abort();
    };
  }, [awayMs, onReturned]);
}
