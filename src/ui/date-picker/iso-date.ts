import { type CalendarDate, parseDate } from '@internationalized/date';

/** A day as text such as `2026-11-28`; none for anything else. */
export function dateOf(text: string): CalendarDate | null {
  if (text === '') return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
