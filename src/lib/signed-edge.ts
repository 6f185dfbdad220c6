import { formatEdge } from './edge.ts';

/**
 * What a balance gained or lost: `+480.00`, `−800.00`; no sign before zero.
 *
 * @param amount a decimal string, e.g. `"-800.00"`
 */
export function formatEdgeChange(amount: string, locale: string): string {
  const text = formatEdge(amount, locale);
  return amount.startsWith('-') || isNoChange(amount) ? text : `+${text}`;
}

/** Whether a balance stays as it was: `0.00`, `-0`. */
export function isNoChange(amount: string): boolean {
  return !/[1-9]/.test(amount);
}
