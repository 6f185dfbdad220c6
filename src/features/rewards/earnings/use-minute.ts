import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present in milliseconds since 1970, never before what was read; renders again each minute. */
export function useMinute(readAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, MINUTE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return Math.max(now, readAt);
}
