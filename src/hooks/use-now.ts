import { useEffect, useEffectEvent, useState } from 'react';

import { callAt } from '#lib/count-down.ts';
import { untilNextChange } from '#lib/time-left.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The current time in milliseconds since 1970. Renders again only when the displayed time left of one of the waits changes.
 *
 * @param readAt when the waits were fetched: the returned time is never before it
 */
export function useNow(dueAts: readonly string[], readAt: number): number {
  const [ticked, tick] = useState(() => Date.now());
  const now = Math.max(ticked, readAt);
  const wait = untilNextChange(dueAts, now);
  useTimerAt(wait === null ? null : now + wait, tick);
  return now;
}

/**
 * The current time in milliseconds since 1970. Renders again at each of the ends. Use it for every comparison with the end
 * of a deal or a subscription.
 *
 * @param ends RFC 3339; null for no end
 */
export function useNowAtEnds(ends: readonly (string | null)[]): number {
  const [now, tick] = useState(() => Date.now());
  const next = Math.min(
    ...ends.map((end) => (end === null ? Infinity : Date.parse(end))).filter((at) => at > now),
  );
  useTimerAt(next === Infinity ? null : next, tick);
  return now;
}

/** The current time in milliseconds since 1970. Renders again when a new day begins in UTC. */
export function useNowByDay(): number {
  const [now, tick] = useState(() => Date.now());
  useTimerAt((Math.floor(now / DAY_MS) + 1) * DAY_MS, tick);
  return now;
}

/** Calls back with the current time at a moment; both in milliseconds since 1970. */
function useTimerAt(moment: number | null, onTick: (now: number) => void): void {
  const tick = useEffectEvent(() => {
    onTick(Date.now());
  });
  useEffect(() => {
    if (moment === null) return undefined;
    const stop = callAt(moment, () => {
      tick();
    });
    // Timers stop while a device sleeps.
    const look = () => {
      if (Date.now() >= moment) tick();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment]);
}
