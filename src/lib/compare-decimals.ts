import { sameUnits } from './decimal.ts';

/** Below zero if the first is less, above zero if it is more: for `sort`. */
export function compareDecimals(one: string, other: string): number {
  const [units, otherUnits] = sameUnits(one, other);
  return Number(units > otherUnits) - Number(units < otherUnits);
}

/** What has the greatest of such numbers, the first of equals; null of nothing. */
export function highestBy<Thing>(things: readonly Thing[], decimal: (thing: Thing) => string): Thing | null {
  return things.reduce<Thing | null>(
    (best, thing) => (best === null || compareDecimals(decimal(thing), decimal(best)) > 0 ? thing : best),
    null,
  );
}
