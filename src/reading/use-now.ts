import { useEffect, useEffectEvent, useState } from 'react';

import { untilNextChange } from '../lib/time-left.ts';

/** A timer of more milliseconds fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
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

/** Says the present at a moment, in milliseconds since 1970; earlier too when a timer does not reach that far. */
function useTimerAt(moment: number | null, onTick: (now: number) => void): void {
  const [part, setPart] = useState(0);
  const tick = useEffectEvent(() => {
    onTick(Date.now());
    setPart((before) => before + 1);
  });
  useEffect(() => {
    if (moment === null) return undefined;
    const timer = setTimeout(tick, Math.min(Math.max(moment - Date.now(), 0), LONGEST_TIMER_MS));
    // Timers stand still while a device sleeps.
    const look = () => {
      if (Date.now() >= moment) tick();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment, part]);
}
