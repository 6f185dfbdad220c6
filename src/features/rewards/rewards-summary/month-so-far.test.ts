import { expect, it } from 'vitest';

import examples from '#api-spec/examples/earnings.json' with { type: 'json' };
import { Earnings } from '#sdk/generated/zod/schemas/earnings.zod.ts';
import { monthSoFar } from './month-so-far.ts';

const month = Earnings.parse(examples.month.value);
const [row] = month.rows;

it('scenario 46: what is earned but not credited yet stands apart from what is credited, each with its date', () => {
  expect(monthSoFar(month)).toEqual({
    earned: '576.25',
    notCredited: '5.25',
    asOf: '2026-03-13T22:15:00Z',
    credited: '571.00',
    creditedAt: '2026-03-14T03:00:00Z',
  });
});

it('the newest credit counts, whichever room it is of', () => {
  const at = (credited_at: string | null) => ({ ...(row as Earnings['rows'][number]), credited_at });
  const rows = [at(null), at('2026-03-09T03:00:00Z'), at('2026-03-10T03:00:00Z'), at('2026-03-08T03:00:00Z')];
  expect(monthSoFar({ ...month, rows }).creditedAt).toBe('2026-03-10T03:00:00Z');
});

it('a month without rows has amounts, and no dates', () => {
  expect(monthSoFar(Earnings.parse(examples.empty.value))).toEqual({
    earned: '0.00',
    notCredited: '0.00',
    asOf: null,
    credited: '0.00',
    creditedAt: null,
  });
});

it('corrections may leave less than nothing', () => {
  const corrected = { ...(row as Earnings['rows'][number]), edge_earned: '-5.10' };
  const rows = [{ ...corrected, edge_credited: '9007199254740993.01' }];
  expect(monthSoFar({ ...month, rows }).notCredited).toBe('-9007199254740998.11');
});

it('is the sum of the rooms, whatever the totals say', () => {
  const totals = { ...month.totals, edge_earned: '576.28', edge_credited: '0.00' };
  expect(monthSoFar({ ...month, totals })).toEqual(monthSoFar(month));
});
