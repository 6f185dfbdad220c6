import type { DateValue } from 'react-aria-components/Calendar';
import { EARLIEST_DATE, LATEST_DATE } from './date-limits.ts';
import { dateOf } from './iso-date.ts';

/** Which days a calendar offers. */
export interface CalendarLimits {
  /** A day such as `2026-11-28`; without it, the earliest that the product knows. */
  minDate?: string | undefined;
  maxDate?: string | undefined;
  /** Days that are shown but cannot be chosen, such as days without data. */
  isDateUnavailable?: ((date: string) => boolean) | undefined;
}

/** The limits as React Aria takes them. */
export function calendarLimits({ minDate = EARLIEST_DATE, maxDate = LATEST_DATE, ...rest }: CalendarLimits) {
  const { isDateUnavailable } = rest;
  return {
    minValue: dateOf(minDate),
    maxValue: dateOf(maxDate),
    ...(isDateUnavailable === undefined
      ? {}
      : { isDateUnavailable: (date: DateValue) => isDateUnavailable(date.toString()) }),
  };
}
