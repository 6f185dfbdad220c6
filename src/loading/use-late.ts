import { useEffect, useState } from 'react';

const LATE_MS = 10_000;

/** Whether a wait takes longer than ten seconds. `startOver` starts the count again for another try. */
export function useLate(isWaiting: boolean): { readonly isLate: boolean; readonly startOver: () => void } {
  const [tries, setTries] = useState(0);
  const [lateTry, setLateTry] = useState<number | null>(null);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setLateTry(tries);
    }, LATE_MS);
    return () => {
      clearTimeout(timer);
      setLateTry(null);
    };
  }, [isWaiting, tries]);
  return {
    isLate: isWaiting && lateTry === tries,
    startOver: () => {
      setTries(tries + 1);
    },
  };
}
