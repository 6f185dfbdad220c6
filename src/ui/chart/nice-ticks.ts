import { decimalOf } from '#lib/decimal.ts';

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
