import type { ReportingPeriod } from '#sdk/generated/model/reporting-period.ts';
import { addMonths, daysOf, monthOf } from './calendar.ts';

/** The month that a query asks for; this month without any wish. */
export function wishedMonth(
  { period, month }: { period?: 'this_month' | 'last_month' | undefined; month?: string | undefined },
  now: number,
): string {
  if (month !== undefined) return month;
  return monthOf(period === 'last_month' ? addMonths(now, -1) : now);
}

export function periodOf(month: string): ReportingPeriod {
  const days = daysOf(month);
  return { start: `${month}-01`, end: days.at(-1) ?? '', time_zone: 'UTC' };
}
