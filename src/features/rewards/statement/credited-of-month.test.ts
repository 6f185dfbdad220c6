import { expect, it } from 'vitest';

import { getEarningsResponseMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import { creditedOfMonth } from './credited-of-month.ts';

const { rows } = getEarningsResponseMock();
const credit = (played_on: string | null, amount: string) =>
  ({ kind: 'credited', amount, played_on }) as const;
const OTHERS = (['earned', 'reserved', 'redeemed', 'returned', 'bonus', 'adjusted'] as const).map(
  (kind: EdgeMovement['kind']) => ({ kind, amount: '1000.00', played_on: '2026-03-01' }),
);

it('joins what was earned by month of play with what was credited by day of credit', () => {
  const movements = [
    credit('2026-02-27', '10.00'),
    credit('2026-02-28', '2.50'),
    credit('2026-01-31', '0.25'),
    ...OTHERS,
    credit('2026-03-01', '470.00'),
    credit('2026-03-12', '96.00'),
  ];
  const joined = creditedOfMonth('2026-03', rows, movements);
  // Of 576.25, 571.00 are in the balance by now: −5.00 as an adjustment, 566.00 credited in March, 10.00 in April.
  expect(joined).toEqual({
    earned: '576.25',
    adjustments: '-5.00',
    later: '10.00',
    notYet: '5.25',
    earlier: [
      { month: '2026-01', amount: '0.25' },
      { month: '2026-02', amount: '12.50' },
    ],
    credited: '578.75',
  });
});

it('a credit that does not say when it was played counts in the month it is of', () => {
  expect(creditedOfMonth('2026-03', rows, [credit(null, '576.00')])).toMatchObject({
    later: '0.00',
    earlier: [],
    credited: '576.00',
  });
});

it('a month in which nothing happened comes to nothing', () => {
  const nothing = { earned: '0.00', adjustments: '0.00', later: '0.00', notYet: '0.00' };
  expect(creditedOfMonth('2026-03', [], [])).toEqual({ ...nothing, earlier: [], credited: '0.00' });
});
