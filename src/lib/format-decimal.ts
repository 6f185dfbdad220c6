import { decimalsOf } from './decimal.ts';

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
