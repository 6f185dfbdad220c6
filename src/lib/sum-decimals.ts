import { decimalOf, decimalsOf, unitsOf } from './decimal.ts';

/** The sum of decimal strings, as exact as the longest of them; `0` of nothing. */
export function sumDecimals(amounts: readonly string[]): string {
  const decimals = Math.max(0, ...amounts.map(decimalsOf));
  return decimalOf(
    amounts.reduce((sum, amount) => sum + unitsOf(amount, decimals), 0n),
    decimals,
  );
}

/** The product of two decimal strings, rounded half away from zero to so many decimals, as the API rounds Edge. */
export function multiplyDecimals(one: string, other: string, decimals: number): string {
  const exact = decimalsOf(one) + decimalsOf(other);
  const product = unitsOf(one, decimalsOf(one)) * unitsOf(other, decimalsOf(other));
  if (exact <= decimals) return decimalOf(product * 10n ** BigInt(decimals - exact), decimals);
  const step = 10n ** BigInt(exact - decimals);
  const sign = product < 0n ? -1n : 1n;
  return decimalOf(sign * ((product * sign + step / 2n) / step), decimals);
}
