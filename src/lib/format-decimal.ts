import { decimalsOf, isZero, padDecimals } from './decimal.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** As the reader's language writes it, without zeros that say nothing: `1,000.5` for `1000.50`. */
export function formatDecimal(amount: string, locale: string): string {
  return written(formatOf(locale, { maximumFractionDigits: 20 }), amount);
}

/** As the reader's language writes it, with every decimal the server sent: `1,000.50` for `1000.50`. */
export function formatEveryDecimal(
  amount: string,
  locale: string,
  style: Pick<Intl.NumberFormatOptions, 'style' | 'unit' | 'currency'> = {},
): string {
  const decimals = decimalsOf(amount);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return written(formatOf(locale, { ...style, ...digits }), amount);
}

/** With a minus that is as high as a plus, which nobody takes for a dash. */
function written(format: Intl.NumberFormat, amount: string): string {
  return format.format(numberLike(amount)).replace('-', '\u2212');
}

/** A list writes hundreds of numbers, and to make a format takes far longer than to use it. */
function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  // A difference may come as `-0.00`, which is no amount below zero.
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' });
  formats.set(key, format);
  return format;
}

/** ES2023 formats decimal strings exactly; TypeScript's name for one is this template type. */
function numberLike(amount: string): `${number}` {
  return amount as `${number}`;
}

/**
 * Edge as the player reads it: grouped in the UI language, every decimal the server sent, never through a float.
 *
 * @param amount a decimal string, e.g. `"1234.50"`
 */
export function formatEdge(amount: string, locale: string): string {
  return formatEveryDecimal(amount, locale);
}

/**
 * A multiplier as a factor, with two decimals or more: `×1.25`, `×1.00`.
 *
 * @param multiplier a decimal string, e.g. `"1.25"` or `"1"`
 */
export function formatMultiplier(multiplier: string, locale: string): string {
  return `×${formatEdgePerDollar(multiplier, locale)}`;
}

/** The same as the Edge that a dollar of net rake earns: `1.25`. */
export function formatEdgePerDollar(multiplier: string, locale: string): string {
  return formatEveryDecimal(padDecimals(multiplier, 2), locale);
}

/**
 * What a balance gained or lost: `+480.00`, `−800.00`; no sign before zero.
 *
 * @param amount a decimal string, e.g. `"-800.00"`
 */
export function formatEdgeChange(amount: string, locale: string): string {
  const text = formatEdge(amount, locale);
  return amount.startsWith('-') || isZero(amount) ? text : `+${text}`;
}

/**
 * Money as people in a language write it, with every decimal it comes with: `$19.50`, `$320`.
 *
 * @param amount a decimal string
 * @param currency ISO 4217
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  return formatEveryDecimal(amount, locale, { style: 'currency', currency });
}

/**
 * A percentage as people in a language write it, with every decimal the server sent: `12.5%`, `12,5 %`.
 *
 * @param amount a decimal string of percent, e.g. `"12.5"`
 */
export function formatPercentage(amount: string, locale: string): string {
  return formatEveryDecimal(amount, locale, { style: 'unit', unit: 'percent' });
}
