// Dates of what the rooms report, which stand on the clock of the report and not on that of this device.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const MOMENT = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/**
 * A moment on the clock of a stated time zone, which it names: `03/14/2026, 09:36 AM UTC` in English.
 *
 * @param timestamp RFC 3339, as the API sends it
 * @param timeZone `UTC`, or another name of the IANA data base
 */
export function formatMomentIn(timestamp: string, locale: string, timeZone: string): string {
  return formatOf(locale, timeZone).format(new Date(timestamp));
}

/** A zone that this browser does not know would throw: then it is UTC, and says so. */
function formatOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const named = { ...MOMENT, timeZoneName: 'short' } as const;
  try {
    return new Intl.DateTimeFormat(locale, { ...named, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, { ...named, timeZone: 'UTC' });
  }
}

/** The same on the clock of UTC, where a header names the zone already: `03/14/2026, 09:36 AM`. */
export function formatMomentOfUtc(timestamp: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone: 'UTC' }).format(new Date(timestamp));
}

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
  if (!('RelativeTimeFormat' in Intl)) return formatMomentOfUtc(timestamp, locale);
  const age = Math.max(0, now - Date.parse(timestamp));
  const format = new Intl.RelativeTimeFormat(locale);
  if (age < HOUR_MS) return format.format(-Math.max(1, Math.floor(age / MINUTE_MS)), 'minute');
  if (age < 2 * DAY_MS) return format.format(-Math.floor(age / HOUR_MS), 'hour');
  return format.format(-Math.floor(age / DAY_MS), 'day');
}
