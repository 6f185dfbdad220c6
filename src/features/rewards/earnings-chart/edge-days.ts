import {
  compareDecimals,
  decimalOf,
  decimalsOf,
  sameUnits,
  subtractDecimals,
  sumDecimals,
  unitsOf,
} from '#lib/decimal.ts';
import type { DailyEarningsDaysItem } from '#sdk/generated/model/daily-earnings-days-item.ts';
import type { ReportingPeriod } from '#sdk/generated/model/reporting-period.ts';

export type ChartView = 'days' | 'total' | 'months';

export interface ViewProps {
  readonly view: ChartView;
  readonly onView: (view: ChartView) => void;
}

export interface ChartCardProps extends ViewProps {
  readonly period: Pick<ReportingPeriod, 'start' | 'end'>;
  /** The days of the month that have begun. */
  readonly days: readonly EdgeDay[];
  /** The last day that all rooms have reported; null if there is none. */
  readonly reportedUntil: string | null;
  /** The total of the month as the rooms report it, a decimal string; null while it is not known. */
  readonly earned: string | null;
  /** The month before, or null if it could not be read. */
  readonly before: readonly EdgeDay[] | null;
}

export interface DaysProps extends Pick<ChartCardProps, 'period' | 'before'> {
  /** The running total rather than each day. */
  readonly isTotal: boolean;
  /** The days with known Edge. */
  readonly days: readonly EdgeDay[];
}

export type EdgeDay = Pick<DailyEarningsDaysItem, 'date' | 'edge_earned'>;

/** A month up to the last day that all rooms have reported, and the month before up to the same day. */
export interface Comparison {
  /** The last day of this month that is compared. */
  readonly reported: string;
  readonly change: 'more' | 'less' | 'same';
  /** Whole per cent. Null if the earlier amount is not positive, this one is negative, or the change rounds to zero. */
  readonly percent: string | null;
  /** The absolute difference. */
  readonly difference: string;
  /** The Edge of the month before, up to `until`. */
  readonly before: string;
  /** The last day of the month before that is compared: the same day, or its last. */
  readonly until: string;
}

/**
 * Compares the days that all rooms have reported with as many days of the month before; null if either has none.
 *
 * @param reportedUntil `YYYY-MM-DD`; days after it are not known, and not zero
 */
export function compareMonths(
  days: readonly EdgeDay[],
  reportedUntil: string | null,
  before: readonly EdgeDay[],
): Comparison | null {
  const month = days.filter(({ date }) => reportedUntil !== null && date <= reportedUntil);
  const counted = before.slice(0, month.length);
  const [reported, until] = [month.at(-1)?.date, counted.at(-1)?.date];
  if (reported === undefined || until === undefined) return null;
  const [now, then] = [totalOf(month), totalOf(counted)];
  const [units, thenUnits] = sameUnits(now, then);
  const isMore = units > thenUnits;
  const difference = isMore ? subtractDecimals(now, then) : subtractDecimals(then, now);
  const change = units === thenUnits ? 'same' : isMore ? 'more' : 'less';
  return { reported, change, percent: percentOf(units, thenUnits), difference, before: then, until };
}

/** The days with known Edge: those that all rooms have reported, and later ones up to the last that is not zero. */
export function knownDays(days: readonly EdgeDay[], reportedUntil: string | null): readonly EdgeDay[] {
  const last = days.findLastIndex(
    ({ date, edge_earned }) =>
      (reportedUntil !== null && date <= reportedUntil) || compareDecimals(edge_earned, '0') !== 0,
  );
  return days.slice(0, last + 1);
}

export function totalOf(days: readonly EdgeDay[]): string {
  return sumDecimals(['0.00', ...days.map(({ edge_earned }) => edge_earned)]);
}

/** Whether every day or month is zero. */
export function isNothing(days: readonly Pick<EdgeDay, 'edge_earned'>[]): boolean {
  return days.every(({ edge_earned }) => compareDecimals(edge_earned, '0') === 0);
}

/** The change in whole per cent, half a per cent rounded up. */
function percentOf(units: bigint, before: bigint): string | null {
  if (before <= 0n || units < 0n) return null;
  const change = units > before ? units - before : before - units;
  const percent = (change * 200n + before) / (before * 2n);
  return percent === 0n ? null : String(percent);
}

/** The sum up to each decimal string: `1.50`, `2.00` for `1.50`, `0.50`. */
export function runningTotals(amounts: readonly string[]): string[] {
  const decimals = Math.max(0, ...amounts.map(decimalsOf));
  let total = 0n;
  return amounts.map((amount) => decimalOf((total += unitsOf(amount, decimals)), decimals));
}
