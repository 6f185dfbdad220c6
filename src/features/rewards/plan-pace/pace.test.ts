import { expect, it } from 'vitest';

import { type CountedDay, paceOf, shareOf, type Wait, waitFor } from './pace.ts';

/** Days in a row that brought this much Edge; one of `0.00` was without play. */
function days(first: string, ...edge: string[]): CountedDay[] {
  return edge.map((edge_earned, index) => {
    const date = new Date(Date.parse(first) + index * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    return { date, edge_earned, rake: edge_earned === '0.00' ? '0.00' : '4.00' };
  });
}

const times = (count: number, edge: string) => Array.from({ length: count }, () => edge);

it('six days of play say nothing, seven do', () => {
  expect(paceOf(days('2026-03-01', ...times(6, '10.00')), '2026-03-06')).toEqual({
    kind: 'tooFewDays',
  });
  expect(paceOf(days('2026-03-01', ...times(7, '10.00')), '2026-03-07')).toEqual({
    kind: 'known',
    days: 7,
    slow: { hundredths: 7000n, weeks: 1 },
    fast: { hundredths: 7000n, weeks: 1 },
  });
});

it('a day that not all rooms have reported does not count', () => {
  const seven = days('2026-03-01', ...times(7, '10.00'));
  expect(paceOf(seven, '2026-03-06')).toEqual({ kind: 'tooFewDays' });
});

it('no days, days without play and days that no room has reported say nothing', () => {
  const tooFew = { kind: 'tooFewDays' };
  expect([
    paceOf([], null),
    paceOf([], '2026-03-07'),
    paceOf(days('2026-03-01', ...times(30, '0.00')), '2026-03-30'),
    paceOf(days('2026-03-01', ...times(30, '10.00')), null),
  ]).toEqual([tooFew, tooFew, tooFew, tooFew]);
});

it('days without play count from the first play on, and not before', () => {
  const played = days('2026-03-01', '0.00', '0.00', '10.00', '0.00', ...times(6, '10.00'), '0.00');
  expect(paceOf(played, '2026-03-11')).toEqual({
    kind: 'known',
    days: 9,
    slow: { hundredths: 12_000n, weeks: 2 },
    fast: { hundredths: 12_000n, weeks: 2 },
  });
});

it('a gap in the list is a day without play', () => {
  const all = days('2026-03-01', ...times(4, '10.00'), '0.00', ...times(4, '10.00'));
  const gap = all.filter(({ edge_earned }) => edge_earned !== '0.00');
  expect(paceOf(gap, '2026-03-09')).toEqual(paceOf(all, '2026-03-09'));
});

it('looks back 30 days and no further, also over a month with a leap day', () => {
  const long = days('2028-02-01', ...times(20, '500.00'), ...times(30, '10.00'));
  expect(long[28]?.date).toBe('2028-02-29');
  expect(paceOf(long, '2028-03-21')).toEqual({
    kind: 'known',
    days: 30,
    slow: { hundredths: 12n * 7000n, weeks: 12 },
    fast: { hundredths: 12n * 7000n, weeks: 12 },
  });
});

it('a year ends between two days in a row', () => {
  expect(paceOf(days('2026-12-28', ...times(7, '10.00')), '2027-01-03').kind).toBe('known');
});

it('averages the slower and the faster half of the weeks separately', () => {
  const rising = days('2026-03-01', ...times(7, '10.00'), ...times(7, '20.00'));
  expect(paceOf(rising, '2026-03-14')).toEqual({
    kind: 'known',
    days: 14,
    slow: { hundredths: 34_000n, weeks: 4 },
    fast: { hundredths: 50_000n, weeks: 4 },
  });
});

it('a correction takes away, and a pace of nothing or less is no pace', () => {
  const corrected = (amount: string) => days('2026-03-01', ...times(6, '10.00'), amount);
  expect([
    paceOf(corrected('-5.50'), '2026-03-07'),
    paceOf(corrected('-60.00'), '2026-03-07'),
    paceOf(corrected('-500.00'), '2026-03-07'),
  ]).toEqual([
    {
      kind: 'known',
      days: 7,
      slow: { hundredths: 5450n, weeks: 1 },
      fast: { hundredths: 5450n, weeks: 1 },
    },
    { kind: 'noGain', days: 7 },
    { kind: 'noGain', days: 7 },
  ]);
});

it('amounts that no float can hold stay exact', () => {
  const huge = days('2026-03-01', ...times(7, '90071992547409.93'));
  const week = { hundredths: 63_050_394_783_186_951n, weeks: 1 };
  expect(paceOf(huge, '2026-03-07')).toEqual({ kind: 'known', days: 7, slow: week, fast: week });
});

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

it.each([
  ['0.00', '400.00', 0],
  ['-5.00', '400.00', 0],
  ['100.00', '400.00', 0.25],
  ['399.99', '400.00', 0.999],
  ['400.00', '400.00', 1],
  ['1250.00', '400.00', 1],
  ['1.00', '0.00', 1],
])('%s of %s is %d', (balance, price, share) => {
  expect(shareOf(balance, price)).toBe(share);
});
