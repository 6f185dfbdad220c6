import { useEffect, useState } from 'react';

import { callAt } from '../lib/call-at.ts';
import { untilNextChange } from '../lib/time-left.ts';

/**
 * The present, in milliseconds since 1970; renders again only when one of these waits reads otherwise.
 *
 * @param readAt when the waits were read: the present is never before it
 */
export function useNow(dueAts: readonly string[], readAt: number): number {
  const [ticked, setTicked] = useState(() => Date.now());
  const now = Math.max(ticked, readAt);
  const wait = untilNextChange(dueAts, now);
  useEffect(() => {
    if (wait === null) return undefined;
    return callAt(Date.now() + wait, () => {
      setTicked(Date.now());
    });
  }, [wait, now]);
  return now;
}
