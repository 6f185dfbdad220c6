import { decimalOf, decimalsOf, sameUnits, unitsOf } from './decimal.ts';

// Estimates, because a room may count less (NGR) than the rake. Each rounds so that it promises less.
// Rake is in dollars, prices and Edge are decimal strings, a multiplier is Edge for one dollar.

const EDGE_DECIMALS = 2;

/** Rounded down to the hundredth: `624.99`. */
export function edgeForRake(rake: string, multiplier: string): string {
  const decimals = decimalsOf(rake) + decimalsOf(multiplier);
  const product = unitsOf(rake, decimalsOf(rake)) * unitsOf(multiplier, decimalsOf(multiplier));
  return decimalOf((product * tenTo(EDGE_DECIMALS)) / tenTo(decimals), EDGE_DECIMALS);
}

/** How often the Edge of so many months covers a price, rounded down. */
export function timesPaid(edgePerMonth: string, price: string, months: number): number {
  const [edge, cost] = sameUnits(edgePerMonth, price);
  return Number((edge * BigInt(months)) / cost);
}

/** The number of months until the Edge covers a price, rounded up; null if it never does. */
export function monthsUntilPaid(edgePerMonth: string, price: string): number | null {
  const [edge, cost] = sameUnits(edgePerMonth, price);
  return edge === 0n ? null : Number(divideUp(cost, edge));
}

/** The least whole dollars of rake that earn a price in Edge; null if no rake does. */
export function leastRakeFor(price: string, multiplier: string): bigint | null {
  const [cost, rate] = sameUnits(price, multiplier);
  return rate === 0n ? null : divideUp(cost, rate);
}

/** Both in whole dollars. */
export interface RakeRange {
  readonly least: bigint;
  readonly most: bigint;
}

/** The least rake that earns a price in Edge, at the best and at the worst of several multipliers; null if none does. */
export function rakeRangeFor(price: string, multipliers: readonly string[]): RakeRange | null {
  const rakes = multipliers.flatMap((multiplier) => leastRakeFor(price, multiplier) ?? []);
  const [first] = rakes;
  if (first === undefined) return null;
  return rakes.reduce(
    ({ least, most }, rake) => ({ least: rake < least ? rake : least, most: rake > most ? rake : most }),
    { least: first, most: first },
  );
}

function divideUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by;
}

function tenTo(power: number): bigint {
  return 10n ** BigInt(power);
}
