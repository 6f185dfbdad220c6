import { expect, it } from 'vitest';

import { paceOf, type CountedDay } from './pace.ts';

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

it('the slower half of the weeks and the faster half are told apart', () => {
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
