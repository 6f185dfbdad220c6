import { dayOf } from '../../lib/calendar.ts';

/** Every day of a month, from its first to its last. */
export function daysBetween(start: string, end: string): string[] {
  const days: string[] = [];
  // Days of UTC all have 24 hours.
  for (let at = Date.parse(start); at <= Date.parse(end); at += 24 * 60 * 60 * 1000) days.push(dayOf(at));
  return days;
}
