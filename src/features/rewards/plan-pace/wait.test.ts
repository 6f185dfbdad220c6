import { expect, it } from 'vitest';

import { waitFor, type Wait } from './wait.ts';

/** So much in the mean of the slower weeks and of the faster ones, in hundredths. */
const pace = (slow: bigint, fast: bigint, weeks = 1) =>
  ({
    kind: 'known',
    days: 30,
    slow: { hundredths: slow, weeks },
    fast: { hundredths: fast, weeks },
  }) as const;

it.each<[string, string, bigint, bigint, Wait]>([
  ['days up to two weeks', '100.00', 5000n, 10_000n, { kind: 'range', unit: 'day', from: 7, to: 14 }],
  ['weeks after that', '100.00', 4999n, 10_000n, { kind: 'range', unit: 'week', from: 1, to: 3 }],
  ['the early end is rounded down, the late one up', '350.00', 7000n, 10_000n, range('week', 3, 5)],
  ['weeks up to ten', '100.00', 1000n, 2500n, range('week', 4, 10)],
  ['months after that', '100.00', 999n, 2500n, range('month', 1, 3)],
  ['two equal ends are still a range', '10.00', 7000n, 7000n, range('day', 1, 2)],
  ['the least is one', '0.01', 7000n, 9000n, range('day', 1, 2)],
  ['two years to the day', '730.00', 700n, 1400n, range('month', 12, 24)],
  ['a slow end beyond two years is left open', '730.01', 700n, 1400n, atLeast('month', 12)],
  ['slow weeks that bring nothing leave the end open', '100.00', 0n, 5000n, atLeast('day', 14)],
  ['slow weeks that take away too', '100.00', -100n, 2500n, atLeast('week', 4)],
  ['beyond two years is not counted', '730.01', 600n, 700n, { kind: 'moreThanTwoYears' }],
  ['what no float can hold', '9007199254740993.01', 1n, 1n, { kind: 'moreThanTwoYears' }],
])('%s', (_, missing, slow, fast, wait) => {
  expect(waitFor(missing, pace(slow, fast))).toEqual(wait);
});

it('divides only at the end: a third of a hundredth is not lost', () => {
  expect(waitFor('700.00', pace(10_000n, 10_000n, 3))).toEqual(range('month', 4, 5));
  expect(waitFor('700.00', pace(30_000n, 30_001n, 3))).toEqual(range('week', 7, 8));
});

function range(unit: 'day' | 'week' | 'month', from: number, to: number): Wait {
  return { kind: 'range', unit, from, to };
}

function atLeast(unit: 'day' | 'week' | 'month', from: number): Wait {
  return { kind: 'atLeast', unit, from };
}
