import { decimalOf, sameUnits } from './decimal.ts';
import { formatEveryDecimal } from './format-decimal.ts';

/**
 * Edge as the player reads it: grouped in the UI language, every decimal the server sent, never through a float.
 *
 * @param amount a decimal string, e.g. `"1234.50"`
 */
export function formatEdge(amount: string, locale: string): string {
  return formatEveryDecimal(amount, locale);
}

/** The difference of two decimal strings, as exact as they are. */
export function subtractEdge(amount: string, less: string): string {
  const [units, lessUnits, decimals] = sameUnits(amount, less);
  return decimalOf(units - lessUnits, decimals);
}
