import { decimalOf } from '#lib/decimal.ts';

/** Positions of amounts, in percent of the height from the top. Floats: for drawing, never for text. */
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

/**
 * Round numbers with zero among them, the first at or below the least and the last at or above the most, as exact
 * decimal strings: they are read, and a float would sometimes end in 0000001.
 *
 * @param least zero or less
 * @param most zero or more
 */
export function niceTicks(least: number, most: number, wanted = 4): string[] {
  const highest = most === least ? 1 : most;
  const { factor, exponent } = niceStep((highest - least) / wanted);
  const step = factor * 10 ** exponent;
  // What is a hair over a tick, only for being a float, needs no further one.
  const first = Math.floor(least / step + HAIR);
  const last = Math.ceil(highest / step - HAIR);
  return Array.from({ length: last - first + 1 }, (_, index) => tick((first + index) * factor, exponent));
}

const HAIR = 1e-9;
const FACTORS = [1, 2, 5];

/** The least of 1, 2 and 5 times a power of ten that is not below. */
function niceStep(step: number): { factor: number; exponent: number } {
  const exponent = Math.floor(Math.log10(step) + HAIR);
  const factor = FACTORS.find((candidate) => candidate >= step / 10 ** exponent - HAIR);
  return factor === undefined ? { factor: 1, exponent: exponent + 1 } : { factor, exponent };
}

function tick(units: number, exponent: number): string {
  return exponent < 0 ? decimalOf(BigInt(units), -exponent) : String(BigInt(units) * 10n ** BigInt(exponent));
}

/** The widths that a chart has labels for: below and above that of a tablet. */
const MOST = { narrow: 5, wide: 10 };

/** Where the label of a slot shows: so few that they never collide, the first always among them. */
export type LabelPlace = 'always' | 'narrow' | 'wide';

/** The slots whose label shows, at equal steps, and where. */
export function axisLabels(slots: number): { slot: number; place: LabelPlace }[] {
  const narrow = stepFor(slots, MOST.narrow);
  const wide = stepFor(slots, MOST.wide);
  return Array.from({ length: slots }, (_, slot) => slot).flatMap((slot) => {
    const [isNarrow, isWide] = [isMarked(slot, narrow, slots), isMarked(slot, wide, slots)];
    if (!isNarrow && !isWide) return [];
    return [{ slot, place: isNarrow && isWide ? 'always' : isNarrow ? 'narrow' : 'wide' }];
  });
}

/** At each step, unless half of the label would stand beyond the end of the axis. */
function isMarked(slot: number, step: number, slots: number): boolean {
  return slot % step === 0 && (slot === 0 || slot + step / 2 <= slots);
}

/** Whole weeks where more than five days lie between two labels. */
function stepFor(slots: number, most: number): number {
  const step = Math.ceil(slots / most);
  return step > 5 ? Math.ceil(step / 7) * 7 : step;
}

/** Moves two labels at the same place apart until each can be read, and keeps both inside; percent of the height. */
export function spreadLabels(tops: readonly number[], apart: number): number[] {
  const order = tops.map((top, index) => ({ top, index })).sort((one, other) => one.top - other.top);
  const placed = [...tops];
  let free = apart / 2;
  for (const [rank, { top, index }] of order.entries()) {
    const next = order[rank + 1];
    const overlap = next === undefined ? 0 : Math.max(0, apart - (next.top - top));
    const most = 100 - apart / 2 - apart * (order.length - 1 - rank);
    placed[index] = Math.min(Math.max(top - overlap / 2, free), most);
    free = (placed[index] ?? 0) + apart;
  }
  return placed;
}
