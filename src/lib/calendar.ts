// Dates in UTC, as the API counts them. Days are `2026-03-01`, months `2026-03`.

/** The range of the date pickers (specification, section 9). */
export const EARLIEST_DAY = '1900-01-01';
export const LATEST_DAY = '2099-12-31';

export function isOffered(day: string): boolean {
  return day >= EARLIEST_DAY && day <= LATEST_DAY;
}

/** Whether a text is a month within the range of the date pickers: neither `2026-13` nor `0000-01`. */
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

/** @param count negative for earlier months */
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
// Every day in UTC has 24 hours.
const DAY_MS = 24 * 60 * 60 * 1000;

/** The days between two days of one month, both included; at most 31, whatever the arguments. */
export function daysBetween(start: string, end: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(start); at <= Date.parse(end) && days.length < LONGEST_MONTH; at += DAY_MS) {
    days.push(dayOf(at));
  }
  return days;
}
