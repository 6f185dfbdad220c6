const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/**
 * A day as people in a language write it, in the time zone of this device: `12/31/2026` in English (specification,
 * section 9), `31.12.2026` in German.
 *
 * @param timestamp RFC 3339, as the API sends it
 */
export function formatDay(timestamp: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, DAY).format(new Date(timestamp));
}

/**
 * A moment as people in a language write it, on the clock of this device: `03/14/2026, 09:36 AM` in English.
 *
 * @param timestamp RFC 3339, as the API sends it
 */
export function formatMoment(timestamp: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { ...DAY, hour: '2-digit', minute: '2-digit' });
  return format.format(new Date(timestamp));
}

/**
 * A moment with the time zone of this device, for what somebody may have to prove: `03/14/2026, 09:36 AM UTC`.
 *
 * @param timestamp RFC 3339, as the API sends it
 */
export function formatZonedMoment(timestamp: string, locale: string): string {
  const clock = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(locale, { ...DAY, ...clock }).format(new Date(timestamp));
}

/**
 * A time of day as people in a language write it, on the clock of this device: `9:36 AM` in English, `09:36` in German.
 *
 * @param instant milliseconds since the epoch
 */
export function formatTime(instant: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(instant);
}

/**
 * A day of the calendar, the same wherever it is read: `11/28/2026` in English.
 *
 * @param date `YYYY-MM-DD`
 */
export function formatDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'UTC' }).format(new Date(date));
}
