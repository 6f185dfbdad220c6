import { expect, it } from 'vitest';

import { compareMonths, type EdgeDay, knownDays, runningTotals, totalOf } from './edge-days.ts';

const month = (name: string, ...amounts: string[]): EdgeDay[] =>
  amounts.map((edge_earned, index) => ({
    date: `${name}-${String(index + 1).padStart(2, '0')}`,
    edge_earned,
  }));

it.each([
  ['112.00', '100.00', { change: 'more', percent: '12', difference: '12.00' }],
  ['88.00', '100.00', { change: 'less', percent: '12', difference: '12.00' }],
  ['100.00', '100.00', { change: 'same', percent: null, difference: '0.00' }],
  ['1.005', '1.00', { change: 'more', percent: '1', difference: '0.005' }],
  ['100.49', '100.00', { change: 'more', percent: null, difference: '0.49' }],
  ['0.00', '100.00', { change: 'less', percent: '100', difference: '100.00' }],
  ['5.00', '0.00', { change: 'more', percent: null, difference: '5.00' }],
  ['5.00', '-1.00', { change: 'more', percent: null, difference: '6.00' }],
  ['-5.00', '10.00', { change: 'less', percent: null, difference: '15.00' }],
  ['0.30', '0.10', { change: 'more', percent: '200', difference: '0.20' }],
] as const)('compares %s with %s of the month before exactly', (now, then, expected) => {
  const comparison = compareMonths(month('2026-11', now), '2026-11-01', month('2026-10', then));
  expect(comparison).toEqual({
    ...expected,
    reported: '2026-11-01',
    before: then,
    until: '2026-10-01',
  });
});

it('counts as many days of the month before as have begun of this one', () => {
  const before = month('2026-10', '1.00', '2.00', '50.00');
  expect(compareMonths(month('2026-11', '4.00', '2.00'), '2026-11-02', before)).toEqual({
    change: 'more',
    percent: '100',
    difference: '3.00',
    before: '3.00',
    reported: '2026-11-02',
    until: '2026-10-02',
  });
});

it('counts the whole of a month before that is shorter', () => {
  const march = month('2026-03', ...Array<string>(31).fill('1.00'));
  const february = month('2026-02', ...Array<string>(28).fill('1.00'));
  expect(compareMonths(march, '2026-03-31', february)).toMatchObject({
    before: '28.00',
    until: '2026-02-28',
    percent: '11',
  });
});

it('says nothing of a month before that has no days', () => {
  expect(compareMonths(month('2026-11', '4.00'), '2026-11-01', [])).toBeNull();
});

it('counts no day that the rooms have not reported, of either month', () => {
  const november = month('2026-11', '4.00', '2.00', '0.00', '0.00');
  const october = month('2026-10', '3.00', '3.00', '30.00', '30.00');
  expect(compareMonths(november, '2026-11-02', october)).toEqual({
    reported: '2026-11-02',
    change: 'same',
    percent: null,
    difference: '0.00',
    before: '6.00',
    until: '2026-10-02',
  });
  expect(compareMonths(november, null, october)).toBeNull();
});

it('knows the days that are reported, and what came in after them', () => {
  const days = month('2026-11', '4.00', '0.00', '0.00', '0.00');
  const counts = (all: readonly EdgeDay[], until: string | null) => knownDays(all, until).length;
  expect([counts(days, '2026-11-03'), counts(days, '2026-11-01'), counts(days, null)]).toEqual([3, 1, 1]);
  expect(counts(month('2026-11', '0.00', '0.00', '-5.00', '0.00'), '2026-11-01')).toBe(3);
  expect([counts(month('2026-11', '0.00'), null), totalOf([])]).toEqual([0, '0.00']);
});

it.each([
  [
    ['1.50', '0.50', '-3.00'],
    ['1.50', '2.00', '-1.00'],
  ],
  [
    ['0.1', '0.2', '0.05'],
    ['0.10', '0.30', '0.35'],
  ],
  [
    ['90071992547409.93', '0.01'],
    ['90071992547409.93', '90071992547409.94'],
  ],
  [[], []],
])('%j grows as %j, without a float', (amounts, totals) => {
  expect(runningTotals(amounts)).toEqual(totals);
});
