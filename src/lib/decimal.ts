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
