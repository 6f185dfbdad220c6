/**
 * A moment as people in a language write it, on the clock of this device: `03/14/2026, 09:36 AM` in English
 * (specification, section 9), `14.03.2026, 09:36` in German.
 *
 * @param timestamp RFC 3339, as the API sends it
 */
export function formatMoment(timestamp: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(timestamp));
}
