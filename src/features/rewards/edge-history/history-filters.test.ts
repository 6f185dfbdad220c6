import { expect, it } from 'vitest';

import { filtersOf, isNarrowed, kindParameter } from './history-filters.ts';

const OPEN = { from: undefined, to: undefined };

it.each([
  [undefined, []],
  ['credited', ['credited']],
  ['credited,earned', ['earned', 'credited']],
  ['stolen,earned,earned', ['earned']],
  ['stolen', []],
])('kinds written as %s are %j', (kind, kinds) => {
  expect(filtersOf({ kind })).toEqual({ kinds, ...OPEN });
});

it.each([
  ['2026-03-01', '2026-03-31', '2026-03-01', '2026-03-31'],
  ['2026-03-31', '2026-03-01', '2026-03-01', '2026-03-31'],
  ['2026-03-01', undefined, '2026-03-01', undefined],
  ['1899-12-31', '1900-01-01', undefined, '1900-01-01'],
  ['2099-12-31', '2100-01-01', '2099-12-31', undefined],
])('days written as %s to %s are %s to %s', (from, to, first, last) => {
  expect(filtersOf({ from, to })).toEqual({ kinds: [], from: first, to: last });
});

it('writes kinds in their own order, and none for all', () => {
  expect([kindParameter(['adjusted', 'earned']), kindParameter([])]).toEqual(['earned,adjusted', undefined]);
});

it('is narrowed by any of its filters', () => {
  const all = { kinds: [], ...OPEN };
  expect([
    isNarrowed(all),
    isNarrowed({ ...all, kinds: ['earned'] }),
    isNarrowed({ ...all, from: '2026-03-01' }),
    isNarrowed({ ...all, to: '2026-03-01' }),
  ]).toEqual([false, true, true, true]);
});
