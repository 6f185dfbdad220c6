import { niceTicks } from './nice-ticks.ts';

/** Where amounts stand, in percent of the height from the top: floats, for places and never for what is read. */
export interface AmountScale {
  readonly ticks: readonly string[];
  readonly top: (amount: string) => number;
}

/** A scale that holds zero and all amounts, and begins and ends with a round number. */
export function amountScale(amounts: readonly string[]): AmountScale {
  const numbers = amounts.map(Number);
  const ticks = niceTicks(Math.min(0, ...numbers), Math.max(0, ...numbers));
  const least = Number(ticks[0]);
  const span = Number(ticks.at(-1)) - least;
  return { ticks, top: (amount) => (1 - (Number(amount) - least) / span) * 100 };
}

/** The middle of one of so many equal slots, in percent of the width. */
export function middleOf(slot: number, slots: number): number {
  return ((slot + 0.5) / slots) * 100;
}
