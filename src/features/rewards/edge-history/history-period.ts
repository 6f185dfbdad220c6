import { addMonths, dayOf, EARLIEST_DAY, lastDayOf, monthOf } from '#lib/calendar.ts';

/** Days of UTC, both included; open at an end that is left out. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type NamedPeriod = 'all' | 'thisMonth' | 'lastMonth';

/** The days that a name stands for at a moment, whatever the time zone of the device. */
export function periodOf(name: NamedPeriod, now: number): Period {
  if (name === 'all') return { from: undefined, to: undefined };
  const month = addMonths(monthOf(now), name === 'lastMonth' ? -1 : 0);
  return { from: `${month}-01`, to: lastDayOf(month) };
}

/** The name of a period, or null where it is one of the player's own. */
export function nameOfPeriod({ from, to }: Period, now: number): NamedPeriod | null {
  const names = ['all', 'thisMonth', 'lastMonth'] as const;
  return (
    names.find((name) => {
      const period = periodOf(name, now);
      return period.from === from && period.to === to;
    }) ?? null
  );
}

/** Both ends, for a field that asks for both: an open one is as far as movements can go. */
export function closedPeriod({ from, to }: Period, now: number): { from: string; to: string } {
  if (from === undefined && to === undefined) return { from: '', to: '' };
  const today = dayOf(now);
  return { from: from ?? EARLIEST_DAY, to: to ?? (from !== undefined && from > today ? from : today) };
}
