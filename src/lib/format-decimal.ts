import { decimalsOf, padDecimals } from './decimal.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a count, or another number that the site itself makes: `1,000`. */
export function formatNumber(value: number | bigint, locale: string): string {
  return formatDecimal(String(value), locale);
}

/** Formats an amount in the language, without trailing zeros: `1,000.5` for `1000.50`. */
export function formatDecimal(amount: string, locale: string): string {
  return written(formatOf(locale, { maximumFractionDigits: 20 }), amount);
}

/** Formats an amount in the language, with all decimals that the server sent: `1,000.50` for `1000.50`. */
export function formatEveryDecimal(
  amount: string,
  locale: string,
  style: Pick<Intl.NumberFormatOptions, 'style' | 'unit' | 'currency' | 'signDisplay'> = {},
): string {
  const decimals = decimalsOf(amount);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return written(formatOf(locale, { ...style, ...digits }), amount);
}

/** Replaces the hyphen with a minus sign, which is not mistaken for a dash. */
function written(format: Intl.NumberFormat, amount: string): string {
  return format.format(numberLike(amount)).replace('-', '\u2212');
}

/** Cached, because creating a format is far slower than using it, and a list formats hundreds of numbers. */
function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  // A difference can be `-0.00`, which is not negative.
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options });
  formats.set(key, format);
  return format;
}

/** ES2023 formats decimal strings exactly; TypeScript's name for one is this template type. */
function numberLike(amount: string): `${number}` {
  return amount as `${number}`;
}

/**
 * Formats Edge in the UI language: grouped, with all decimals that the server sent, never as a float.
 *
 * @param amount a decimal string, e.g. `"1234.50"`
 */
export function formatEdge(amount: string, locale: string): string {
  return formatEveryDecimal(amount, locale);
}

/**
 * Formats a multiplier as a factor, with at least two decimals: `×1.25`, `×1.00`.
 *
 * @param multiplier a decimal string, e.g. `"1.25"` or `"1"`
 */
export function formatMultiplier(multiplier: string, locale: string): string {
  return `×${formatEdgePerDollar(multiplier, locale)}`;
}

/** Formats a multiplier as the Edge for one dollar of net rake: `1.25`. */
export function formatEdgePerDollar(multiplier: string, locale: string): string {
  return formatEveryDecimal(padDecimals(multiplier, 2), locale);
}

/**
 * Formats the change of a balance: `+480.00`, `−800.00`; no sign before zero.
 *
 * @param amount a decimal string, e.g. `"-800.00"`
 */
export function formatEdgeChange(amount: string, locale: string): string {
  return formatEveryDecimal(amount, locale, { signDisplay: 'exceptZero' });
}

/**
 * Formats money in a language, with all decimals that the server sent: `$19.50`, `$320`.
 *
 * @param amount a decimal string
 * @param currency ISO 4217
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  return formatEveryDecimal(amount, locale, { style: 'currency', currency });
}

/**
 * Formats a percentage in a language, with all decimals that the server sent: `12.5%`, `12,5 %`.
 *
 * @param amount a decimal string of percent, e.g. `"12.5"`
 */
export function formatPercentage(amount: string, locale: string): string {
  return formatEveryDecimal(amount, locale, { style: 'unit', unit: 'percent' });
}
