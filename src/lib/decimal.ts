// Decimal strings as the server sends them, counted in whole units and never through a float.

/** How many digits stand after the point of a decimal string. */
export function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

/** The amount in its smallest unit: `12.5` with two decimals is 1250. */
export function unitsOf(amount: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Both amounts in the smallest unit that either of them has. */
export function sameUnits(one: string, other: string): [one: bigint, other: bigint, decimals: number] {
  const decimals = Math.max(decimalsOf(one), decimalsOf(other));
  return [unitsOf(one, decimals), unitsOf(other, decimals), decimals];
}

/** Units with so many decimals as a decimal string: the way back from `unitsOf`. */
export function decimalOf(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = units < 0n ? '-' : '';
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** The same amount with at least so many decimals: `1.5` with two is `1.50`. */
export function padDecimals(amount: string, decimals: number): string {
  const all = Math.max(decimals, decimalsOf(amount));
  return decimalOf(unitsOf(amount, all), all);
}

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

/** The difference of two decimal strings, as exact as they are. */
export function subtractDecimals(amount: string, less: string): string {
  const [units, lessUnits, decimals] = sameUnits(amount, less);
  return decimalOf(units - lessUnits, decimals);
}

/** Whether it is nothing, however it is written: `0.00`, `-0`. */
export function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount);
}
