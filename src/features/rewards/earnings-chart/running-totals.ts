import { decimalOf, decimalsOf, unitsOf } from '#lib/decimal.ts';

/** What decimal strings come to by each of them: `1.50`, `2.00` of `1.50`, `0.50`. */
export function runningTotals(amounts: readonly string[]): string[] {
  const decimals = Math.max(0, ...amounts.map(decimalsOf));
  let total = 0n;
  return amounts.map((amount) => decimalOf((total += unitsOf(amount, decimals)), decimals));
}
