import { decimalOf, padDecimals, sameUnits } from './decimal.ts';
import { formatEveryDecimal } from './format-decimal.ts';

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

/** The difference of two decimal strings, as exact as they are. */
export function subtractEdge(amount: string, less: string): string {
  const [units, lessUnits, decimals] = sameUnits(amount, less);
  return decimalOf(units - lessUnits, decimals);
}
