// The calendar of UTC, by which the API counts. Days are `2026-03-01`, months `2026-03`.

/** What the calendars of the product offer (specification, section 9). */
export const EARLIEST_DAY = '1900-01-01';
export const LATEST_DAY = '2099-12-31';

export function isOffered(day: string): boolean {
  return day >= EARLIEST_DAY && day <= LATEST_DAY;
}

/** Whether a text names a month that the calendars offer: neither `2026-13` nor `0000-01`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && isOffered(`${text}-01`);
}

/** The day that a moment belongs to. */
export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The month that a moment belongs to. */
export function monthOf(instant: number): string {
  return dayOf(instant).slice(0, 7);
}

/** @param count below zero for months before */
export function addMonths(month: string, count: number): string {
  const moved = new Date(month);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  return monthOf(moved.getTime());
}

/** The month before that of a day. */
export function monthBefore(day: string): string {
  return addMonths(day.slice(0, 7), -1);
}

/** The day before. */
export function dayBefore(day: string): string {
  const moved = new Date(day);
  moved.setUTCDate(moved.getUTCDate() - 1);
  return dayOf(moved.getTime());
}

/** The last day of a month. */
export function lastDayOf(month: string): string {
  return dayBefore(`${addMonths(month, 1)}-01`);
}

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
