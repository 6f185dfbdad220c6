import { expect, it } from 'vitest';

import {
  closedPeriod,
  filtersOf,
  isFiltered,
  kindParameter,
  nameOfPeriod,
  periodOf,
} from './history-search.ts';

const OPEN = { from: undefined, to: undefined };

it.each([
  [undefined, []],
  ['credited', ['credited']],
  ['credited,earned', ['earned', 'credited']],
  ['stolen,earned,earned', ['earned']],
  ['stolen', []],
])('kinds written as %s are %j', (kind, kinds) => {
  expect(filtersOf({ kind })).toEqual({ kinds, ...OPEN, order: 'newest' });
});

it.each([
  ['2026-03-01', '2026-03-31', '2026-03-01', '2026-03-31'],
  ['2026-03-31', '2026-03-01', '2026-03-01', '2026-03-31'],
  ['2026-03-01', undefined, '2026-03-01', undefined],
  ['1899-12-31', '1900-01-01', undefined, '1900-01-01'],
  ['2099-12-31', '2100-01-01', '2099-12-31', undefined],
])('days written as %s to %s are %s to %s', (from, to, first, last) => {
  expect(filtersOf({ from, to })).toEqual({ kinds: [], from: first, to: last, order: 'newest' });
});

it('writes kinds in their own order, and none for all', () => {
  expect([kindParameter(['adjusted', 'earned']), kindParameter([])]).toEqual(['earned,adjusted', undefined]);
});

it('any of its filters counts as filtered', () => {
  const all = { kinds: [], ...OPEN, order: 'oldest' } as const;
  expect([
    isFiltered(all),
    isFiltered({ ...all, kinds: ['earned'] }),
    isFiltered({ ...all, from: '2026-03-01' }),
    isFiltered({ ...all, to: '2026-03-01' }),
  ]).toEqual([false, true, true, true]);
});

it.each([
  ['2026-11-28T12:00:00Z', 'thisMonth', '2026-11-01', '2026-11-30'],
  ['2026-11-28T12:00:00Z', 'lastMonth', '2026-10-01', '2026-10-31'],
  ['2026-01-31T00:00:00Z', 'lastMonth', '2025-12-01', '2025-12-31'],
  ['2024-03-31T12:00:00Z', 'lastMonth', '2024-02-01', '2024-02-29'],
  ['2026-03-01T12:00:00Z', 'lastMonth', '2026-02-01', '2026-02-28'],
  ['2026-02-28T23:59:59.999Z', 'thisMonth', '2026-02-01', '2026-02-28'],
  ['2026-03-01T00:00:00Z', 'thisMonth', '2026-03-01', '2026-03-31'],
] as const)('at %s, %s is from %s to %s', (moment, name, from, to) => {
  expect(periodOf(name, Date.parse(moment))).toEqual({ from, to });
});

it.each([
  [undefined, undefined, 'all'],
  ['2026-11-01', '2026-11-30', 'thisMonth'],
  ['2026-10-01', '2026-10-31', 'lastMonth'],
  ['2026-10-01', undefined, null],
  ['2026-10-01', '2026-10-30', null],
])('from %s to %s it is called %s', (from, to, name) => {
  expect(nameOfPeriod({ from, to }, Date.parse('2026-11-28T12:00:00Z'))).toBe(name);
});

it.each([
  [undefined, undefined, '', ''],
  ['2026-10-01', '2026-10-30', '2026-10-01', '2026-10-30'],
  ['2026-10-01', undefined, '2026-10-01', '2026-11-28'],
  ['2027-10-01', undefined, '2027-10-01', '2027-10-01'],
  [undefined, '2026-10-30', '1900-01-01', '2026-10-30'],
])('from %s to %s is filled in as from %s to %s', (from, to, first, last) => {
  expect(closedPeriod({ from, to }, Date.parse('2026-11-28T12:00:00Z'))).toEqual({ from: first, to: last });
});
