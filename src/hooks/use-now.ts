import { useEffect, useEffectEvent, useState } from 'react';

import { callAt } from '#lib/count-down.ts';
import { untilNextChange } from '#lib/time-left.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The present, in milliseconds since 1970; renders again only when one of these waits reads otherwise.
 *
 * @param readAt when the waits were read: the present is never before it
 */
export function useNow(dueAts: readonly string[], readAt: number): number {
  const [ticked, tick] = useState(() => Date.now());
  const now = Math.max(ticked, readAt);
  const wait = untilNextChange(dueAts, now);
  useTimerAt(wait === null ? null : now + wait, tick);
  return now;
}

/**
 * The present, in milliseconds since 1970; renders again when the next of these ends comes. Whatever compares with the
 * end of a deal or a subscription takes it from here.
 *
 * @param ends RFC 3339; null for what does not end
 */
export function useNowAtEnds(ends: readonly (string | null)[]): number {
  const [now, tick] = useState(() => Date.now());
  const next = Math.min(
    ...ends.map((end) => (end === null ? Infinity : Date.parse(end))).filter((at) => at > now),
  );
  useTimerAt(next === Infinity ? null : next, tick);
  return now;
}

/** The present, in milliseconds since 1970; renders again when another day of UTC begins. */
export function useNowByDay(): number {
  const [now, tick] = useState(() => Date.now());
  useTimerAt((Math.floor(now / DAY_MS) + 1) * DAY_MS, tick);
  return now;
}

/** Says the present at a moment, in milliseconds since 1970. */
function useTimerAt(moment: number | null, onTick: (now: number) => void): void {
  const tick = useEffectEvent(() => {
    onTick(Date.now());
  });
  useEffect(() => {
    if (moment === null) return undefined;
    const stop = callAt(moment, () => {
      tick();
    });
    // Timers stand still while a device sleeps.
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
