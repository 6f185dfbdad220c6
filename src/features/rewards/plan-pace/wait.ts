import { unitsOf } from '#lib/decimal.ts';
import type { KnownPace, WeeklyEdge } from './pace.ts';

export type WaitUnit = 'day' | 'week' | 'month';

export type Wait =
  | { readonly kind: 'range'; readonly unit: WaitUnit; readonly from: number; readonly to: number }
  /** At the slow pace it takes more than two years, or for ever. */
  | { readonly kind: 'atLeast'; readonly unit: WaitUnit; readonly from: number }
  | { readonly kind: 'moreThanTwoYears' };

const TWO_YEARS_IN_DAYS = 730n;

/** Up to so many days a wait is told in this unit. */
const UNITS = [
  { unit: 'day', upTo: 14n },
  { unit: 'week', upTo: 70n },
] as const;
/** How many of a unit make up how many days. A month is a twelfth of 365 days. */
const LENGTHS = {
  day: { units: 1n, days: 1n },
  week: { units: 1n, days: 7n },
  month: { units: 12n, days: 365n },
} as const;

/**
 * How long it takes to earn so much: at the fast pace, rounded down, to the slow one, rounded up.
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
