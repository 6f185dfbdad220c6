import { formatEveryDecimal } from './format-decimal.ts';

/**
 * A percentage as people in a language write it, with every decimal the server sent: `12.5%`, `12,5 %`.
 *
 * @param amount a decimal string of percent, e.g. `"12.5"`
 */
export function formatPercentage(amount: string, locale: string): string {
  return formatEveryDecimal(amount, locale, { style: 'unit', unit: 'percent' });
}
