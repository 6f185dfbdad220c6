import { expect, it } from 'vitest';

import { getEarningsResponseMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import type { EarningsRow } from '#queries/earnings.ts';
import { checkRow } from './check-row.ts';

const applied_at = '2026-03-05T03:00:00Z';
const adjusted = (...amounts: string[]) =>
  amounts.map((amount) => ({ amount, reason: 'The room corrected a day.', applied_at }));

function row(changes: Partial<EarningsRow>): EarningsRow {
  const [first] = getEarningsResponseMock().rows;
  if (first === undefined) throw new Error('Examples');
  return { ...first, adjustments: [], ...changes };
}

it('counts net rake times multiplier, then the adjustments, as the API describes it', () => {
  const counted = {
    net_rake: '100.00',
    edge_multiplier: '1.25',
    edge_earned: '120.00',
    edge_credited: '100.00',
  };
  expect(checkRow(row({ ...counted, adjustments: adjusted('-10.00', '5.00') }))).toEqual({
    product: '125.00',
    isRounded: false,
    adjustments: '-5.00',
    earned: '120.00',
    isRight: true,
    notCredited: '20.00',
  });
});

it.each([
  // A float makes 1.00 of the first, 0.61 of the second, and 2.41 of the third.
  ['1.00', '1.005', '1.01'],
  ['0.82', '0.75', '0.62'],
  ['2.10', '1.15', '2.42'],
  ['-1.00', '1.005', '-1.01'],
  ['90071992547409.93', '1.5', '135107988821114.90'],
])('%s times %s is rounded half up to %s', (net_rake, edge_multiplier, edge_earned) => {
  const check = checkRow(row({ net_rake, edge_multiplier, edge_earned }));
  expect([check.product, check.isRounded, check.isRight]).toEqual([edge_earned, true, true]);
});

it.each(['119.99', '120.01', '125.00'])('a row that says %s instead of 120.00 is wrong', (edge_earned) => {
  const wrong = { net_rake: '100.00', edge_multiplier: '1.25', adjustments: adjusted('-5.00'), edge_earned };
  expect([checkRow(row(wrong)).isRight, checkRow(row(wrong)).earned]).toEqual([false, '120.00']);
});

it('what is credited beyond what is earned is less than nothing', () => {
  expect(checkRow(row({ edge_earned: '120.00', edge_credited: '125.00' })).notCredited).toBe('-5.00');
});
