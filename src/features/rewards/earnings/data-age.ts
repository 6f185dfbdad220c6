import type { Earnings } from '#sdk/generated/model/earnings.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Rooms report daily; what is older than two reports is late. */
const STALE_AFTER_MS = 48 * HOUR_MS;

/** The moment at which a reporting period is over: the end of its last day in UTC, as a date alone is read. */
export function endOf({ end }: Earnings['period']): number {
  return Date.parse(end) + DAY_MS;
}

/** Whether the oldest source is late. A month that has been over for two days has had its last report. */
export function isStale(
  { period, last_updated }: Pick<Earnings, 'period' | 'last_updated'>,
  now: number,
): boolean {
  if (last_updated === null || now > endOf(period) + STALE_AFTER_MS) return false;
  return now - Date.parse(last_updated) > STALE_AFTER_MS;
}
