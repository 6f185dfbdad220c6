import { dayOf } from './calendar.ts';

// Days, months and ends are in UTC, and the page says so. Timestamps with hour and minute are in the time zone of the device
// and name it (decision 0041). A month is a number in tables and fields, and a word in sentences.

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const DAY_IN_WORDS = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/**
 * A day for a table or a field: `12/31/2026` in English (specification, section 9), `31.12.2026` in German.
 *
 * @param day `YYYY-MM-DD`, or a timestamp in RFC 3339
 */
export function formatDay(day: string, locale: string): string {
  return inUtc(day, locale, DAY);
}

/** A day without its year, for a sentence: `November 3` in English. */
export function formatDayOfMonth(day: string, locale: string): string {
  return inUtc(day, locale, { month: 'long', day: 'numeric' });
}

/** The same for the axis of a chart: `Nov 3`. */
export function formatShortDay(day: string, locale: string): string {
  return inUtc(day, locale, { month: 'short', day: 'numeric' });
}

/**
 * A range of days: `November 1 – 30, 2026` in English.
 *
 * @param first `YYYY-MM-DD`
 * @param last `YYYY-MM-DD`
 */
export function formatDays(first: string, last: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(first), new Date(last));
}

/**
 * A day for a sentence in which the zone does not matter, for instance the date of a document: `Dec 31, 2026` in English.
 *
 * @param day `YYYY-MM-DD`, or a timestamp in RFC 3339
 */
export function formatLongDay(day: string, locale: string): string {
  return inUtc(day, locale, DAY_IN_WORDS);
}

/**
 * A day for a sentence: `Dec 31, 2026 (UTC)` in English, with wide parentheses in Chinese and Japanese.
 *
 * @param day `YYYY-MM-DD`, or a timestamp in RFC 3339
 */
export function formatUtcDay(day: string, locale: string): string {
  const zone = /^(?:ja|zh)/.test(locale) ? '（UTC）' : ' (UTC)';
  return formatLongDay(day, locale) + zone;
}

/**
 * The last day, `YYYY-MM-DD`, of something that ends at a moment. An end at midnight belongs to the day before.
 *
 * @param end RFC 3339
 */
export function endDay(end: string): string {
  return dayOf(Date.parse(end) - 1);
}

/**
 * A timestamp for a table or a label: `03/14/2026, 9:36 AM EDT` in English.
 *
 * @param timestamp RFC 3339
 */
export function formatMoment(timestamp: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { ...DAY, ...CLOCK }).format(new Date(timestamp));
}

/**
 * A timestamp for a sentence: `Mar 14, 2026, 9:36 AM EDT` in English.
 *
 * @param timestamp RFC 3339
 */
export function formatLongMoment(timestamp: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { ...DAY_IN_WORDS, ...CLOCK }).format(new Date(timestamp));
}

/**
 * A time of today: `9:36 AM EDT` in English.
 *
 * @param instant milliseconds since the epoch
 */
export function formatTime(instant: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, CLOCK).format(instant);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The month of a day, independent of the time zone: `November 2026` in English.
 *
 * @param date `YYYY-MM-DD` or `YYYY-MM`
 */
export function formatMonth(date: string, locale: string): string {
  return inUtc(date, locale, { year: 'numeric', month: 'long' });
}

/** A month for the end of a line in a chart: `Nov` in English. */
export function formatShortMonth(date: string, locale: string): string {
  return inUtc(date, locale, { month: 'short' });
}

/** A month for the axis of a chart: `Nov 26` in English. */
export function formatShortMonthOfYear(date: string, locale: string): string {
  return inUtc(date, locale, { month: 'short', year: '2-digit' });
}

function inUtc(date: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(date));
}

/**
 * The age of a report as relative time: `3 hours ago`. From two days on it counts days.
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
