import type { ReportingPeriod } from '#sdk/generated/model/reporting-period.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The day in UTC that an instant belongs to, like `2026-03-14`. */
export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The month in UTC that an instant belongs to, like `2026-03`. */
export function monthOf(instant: number): string {
  return dayOf(instant).slice(0, 7);
}

/** The instant at which a day begins. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The instant at which the day after begins. */
export function endOfDay(day: string): number {
  return startOfDay(day) + DAY;
}

/** Every day of the month, in order. */
export function daysOf(month: string): string[] {
  const first = startOfDay(`${month}-01`);
  const days: string[] = [];
  for (let instant = first; monthOf(instant) === month; instant += DAY) days.push(dayOf(instant));
  return days;
}

/** The same time of the day so many months later; the last day of a month that is too short. */
export function addMonths(instant: number, months: number): number {
  const moved = new Date(instant);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const overshot = moved.getUTCDate() !== new Date(instant).getUTCDate();
  if (overshot) moved.setUTCDate(0);
  return moved.getTime();
}

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
