import { sameUnits, unitsOf } from '#lib/decimal.ts';
import type { DailyEarningsDaysItem } from '#sdk/generated/model/daily-earnings-days-item.ts';

export type CountedDay = Pick<DailyEarningsDaysItem, 'date' | 'rake' | 'edge_earned'>;

/** The sum of so many weeks. The mean is not rounded before the end. */
interface WeeklyEdge {
  readonly hundredths: bigint;
  readonly weeks: number;
}

interface KnownPace {
  readonly kind: 'known';
  /** The number of days that it is based on. */
  readonly days: number;
  readonly slow: WeeklyEdge;
  readonly fast: WeeklyEdge;
}

export type Pace =
  | KnownPace
  /** Fewer than seven days of play. */
  | { readonly kind: 'tooFewDays' }
  /** Corrections took as much Edge as play earned, or more. */
  | { readonly kind: 'noGain'; readonly days: number };

const LEAST_DAYS_OF_PLAY = 7;
const MOST_DAYS = 30;
const WEEK = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const DECIMALS = 2;

/**
 * The pace over the last 30 days that all rooms have reported, or fewer if the first play was later. Days without play
 * count; fewer than seven days with play give no pace. Every seven days in a row make a week. The slow pace is the mean of
 * the slower half of these weeks, the fast pace the mean of the faster half.
 *
 * @param reportedUntil the last day that all rooms have reported; null without any
 */
export function paceOf(counted: readonly CountedDay[], reportedUntil: string | null): Pace {
  const end = reportedUntil === null ? 0 : dayNumber(reportedUntil) + 1;
  const days = new Map(counted.map((day) => [dayNumber(day.date), day]));
  const played = [...days.keys()].filter((day) => day < end && hundredths(days.get(day)?.rake) !== 0n);
  const start = Math.max(Math.min(...played), end - MOST_DAYS);
  if (played.filter((day) => day >= start).length < LEAST_DAYS_OF_PLAY) return { kind: 'tooFewDays' };

  const edge = Array.from({ length: end - start }, (_, index) =>
    hundredths(days.get(start + index)?.edge_earned),
  );
  const weeks = edge.slice(WEEK - 1).map((_, index) => sum(edge.slice(index, index + WEEK)));
  weeks.sort((one, other) => Number(one > other) - Number(one < other));
  const half = Math.ceil(weeks.length / 2);
  const slow = { hundredths: sum(weeks.slice(0, half)), weeks: half };
  const fast = { hundredths: sum(weeks.slice(-half)), weeks: half };
  return slow.hundredths + fast.hundredths > 0n
    ? { kind: 'known', days: edge.length, slow, fast }
    : { kind: 'noGain', days: edge.length };
}

/** Days since 1970. */
function dayNumber(date: string): number {
  return Date.parse(date) / DAY_MS;
}

function hundredths(amount = '0.00'): bigint {
  return unitsOf(amount, DECIMALS);
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

export type WaitUnit = 'day' | 'week' | 'month';

export type Wait =
  | { readonly kind: 'range'; readonly unit: WaitUnit; readonly from: number; readonly to: number }
  /** It takes more than two years, or forever, at the slow pace. */
  | { readonly kind: 'atLeast'; readonly unit: WaitUnit; readonly from: number }
  | { readonly kind: 'moreThanTwoYears' };

const TWO_YEARS_IN_DAYS = 730n;

/** The longest wait in each unit, in days. */
const UNITS = [
  { unit: 'day', upTo: 14n },
  { unit: 'week', upTo: 70n },
] as const;
/** `units` of a unit are `days` days. A month is a twelfth of 365 days. */
const LENGTHS = {
  day: { units: 1n, days: 1n },
  week: { units: 1n, days: 7n },
  month: { units: 12n, days: 365n },
} as const;

/**
 * How long it takes to earn the missing Edge: from the fast pace, rounded down, to the slow pace, rounded up.
 *
 * @param missing a decimal string above zero
 */
export function waitFor(missing: string, { fast, slow }: KnownPace): Wait {
  const needed = unitsOf(missing, 2);
  const soonest = daysFor(needed, fast);
  const latest = daysFor(needed, slow);
  if (soonest === null || soonest > TWO_YEARS_IN_DAYS) return { kind: 'moreThanTwoYears' };
  if (latest === null || latest > TWO_YEARS_IN_DAYS) {
    const unit = unitOf(soonest);
    return { kind: 'atLeast', unit, from: roundedDown(soonest, unit) };
  }
  const unit = unitOf(latest);
  const from = roundedDown(soonest, unit);
  // One number would read like a promise.
  return { kind: 'range', unit, from, to: Math.max(roundedUp(latest, unit), from + 1) };
}

/** Whole days, rounded up; null at a pace that never gets there. */
function daysFor(needed: bigint, { hundredths, weeks }: WeeklyEdge): bigint | null {
  return hundredths > 0n ? divideUp(needed * BigInt(weeks * 7), hundredths) : null;
}

function unitOf(days: bigint): WaitUnit {
  return UNITS.find(({ upTo }) => days <= upTo)?.unit ?? 'month';
}

/** Never less than one. */
function roundedDown(days: bigint, unit: WaitUnit): number {
  const length = LENGTHS[unit];
  return Math.max(1, Number((days * length.units) / length.days));
}

function roundedUp(days: bigint, unit: WaitUnit): number {
  const length = LENGTHS[unit];
  return Number(divideUp(days * length.units, length.days));
}

function divideUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by;
}

/** The share of a price that the balance covers, from 0 to 1; 1 only if it covers all of it. Both are decimal strings. */
export function shareOf(balance: string, price: string): number {
  const [there, cost] = sameUnits(balance, price);
  if (there >= cost) return 1;
  return there <= 0n ? 0 : Number((there * 1000n) / cost) / 1000;
}
