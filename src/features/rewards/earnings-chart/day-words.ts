/** `November 3`, the same wherever it is read. */
export function formatDayOfMonth(date: string, locale: string): string {
  return format(date, locale, { month: 'long', day: 'numeric' });
}

/** `Nov 3`, for the axis of a chart. */
export function formatShortDay(date: string, locale: string): string {
  return format(date, locale, { month: 'short', day: 'numeric' });
}

/** `Nov`, for the end of a line. */
export function formatShortMonth(date: string, locale: string): string {
  return format(date, locale, { month: 'short' });
}

function format(date: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(date));
}
