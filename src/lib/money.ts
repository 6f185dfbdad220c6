import { formatEveryDecimal } from './format-decimal.ts';

/**
 * Money as people in a language write it, with every decimal it comes with: `$19.50`, `$320`.
 *
 * @param amount a decimal string
 * @param currency ISO 4217
 */
export function formatMoney(amount: string, currency: string, locale: string): string {
  return formatEveryDecimal(amount, locale, { style: 'currency', currency });
}
