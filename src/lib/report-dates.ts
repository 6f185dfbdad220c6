import { formatMoment } from './dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The month that a day of the calendar belongs to, the same wherever it is read: `November 2026` in English.
 *
 * @param date `YYYY-MM-DD` or `YYYY-MM`
 */
export function formatMonth(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(date));
}

/**
 * How old a report is, as people in a language say it: `3 hours ago`; days from two of them on.
 *
 * @param now milliseconds since 1970
 */
export function formatAge(timestamp: string, now: number, locale: string): string {
  if (!('RelativeTimeFormat' in Intl)) return formatMoment(timestamp, locale);
  const age = Math.max(0, now - Date.parse(timestamp));
  const format = new Intl.RelativeTimeFormat(locale);
  if (age < HOUR_MS) return format.format(-Math.max(1, Math.floor(age / MINUTE_MS)), 'minute');
  if (age < 2 * DAY_MS) return format.format(-Math.floor(age / HOUR_MS), 'hour');
  return format.format(-Math.floor(age / DAY_MS), 'day');
}
