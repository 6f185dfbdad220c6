import { decimalsOf } from './decimal.ts';

/**
 * Money as people in a language write it, with every decimal it comes with: `$19.50`, `$320`.
 *
 * @param amount a decimal string
 * @param currency ISO 4217
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  const decimals = decimalsOf(amount);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // ES2023 formats decimal strings exactly; TypeScript's name for one is this template type.
  return format.format(amount as `${number}`);
}
