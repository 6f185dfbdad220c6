// Exact arithmetic with the decimal strings of the server: in whole units, never as a float.

/** The number of digits after the point of a decimal string. */
export function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

/** The amount in its smallest unit: `12.5` with two decimals is 1250. */
export function unitsOf(amount: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Both amounts in the smaller unit of the two. */
export function sameUnits(one: string, other: string): [one: bigint, other: bigint, decimals: number] {
  const decimals = Math.max(decimalsOf(one), decimalsOf(other));
  return [unitsOf(one, decimals), unitsOf(other, decimals), decimals];
}

/** Converts units with so many decimals to a decimal string; the inverse of `unitsOf`. */
export function decimalOf(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = units < 0n ? '-' : '';
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** Pads an amount to at least so many decimals: `1.5` with two is `1.50`. */
export function padDecimals(amount: string, decimals: number): string {
  const all = Math.max(decimals, decimalsOf(amount));
  return decimalOf(unitsOf(amount, all), all);
}

/** Compares two amounts, for `sort`. */
export function compareDecimals(one: string, other: string): number {
  const [units, otherUnits] = sameUnits(one, other);
  return Number(units > otherUnits) - Number(units < otherUnits);
}

/** The item with the greatest amount, the first of equal ones; null for an empty list. */
export function highestBy<Thing>(things: readonly Thing[], decimal: (thing: Thing) => string): Thing | null {
  return things.reduce<Thing | null>(
    (best, thing) => (best === null || compareDecimals(decimal(thing), decimal(best)) > 0 ? thing : best),
    null,
  );
}

/** The exact sum, with the most decimals of any amount; `0` for an empty list. */
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

/** The quotient of two decimal strings, rounded towards zero to so many decimals. Throws if the divisor is zero. */
export function divideDecimals(amount: string, by: string, decimals: number): string {
  const [units, byUnits] = sameUnits(amount, by);
  return decimalOf((units * 10n ** BigInt(decimals)) / byUnits, decimals);
}

/** The exact difference of two decimal strings. */
export function subtractDecimals(amount: string, less: string): string {
  const [units, lessUnits, decimals] = sameUnits(amount, less);
  return decimalOf(units - lessUnits, decimals);
}

/** Whether an amount is zero in any notation: `0.00`, `-0`. */
export function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount);
}
