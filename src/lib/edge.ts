/**
 * Edge as the player reads it: grouped in the UI language, every decimal the server sent, never through a float.
 *
 * @param amount a decimal string, e.g. `"1234.50"`
 */
export function formatEdge(amount: string, locale: string): string {
  const decimals = decimalsOf(amount);
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // ES2023 formats decimal strings exactly; TypeScript's name for one is this template type.
  return format.format(amount as `${number}`);
}

/** The difference of two decimal strings, as exact as they are. */
export function subtractEdge(amount: string, less: string): string {
  const decimals = Math.max(decimalsOf(amount), decimalsOf(less));
  const units = unitsOf(amount, decimals) - unitsOf(less, decimals);
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = units < 0n ? '-' : '';
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

function unitsOf(amount: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
