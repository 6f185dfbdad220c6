import { dayOf } from '#lib/calendar.ts';

const LONGEST_MONTH = 31;
// Days of UTC all have 24 hours.
const DAY_MS = 24 * 60 * 60 * 1000;

/** Every day of a month, from its first to its last; no more than a month has, whatever the ends are. */
export function daysBetween(start: string, end: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(start); at <= Date.parse(end) && days.length < LONGEST_MONTH; at += DAY_MS) {
    days.push(dayOf(at));
  }
  return days;
}
