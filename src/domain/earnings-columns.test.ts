import { expect, it } from 'vitest';

import { getEarningsResponseMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import { addsUp, totalsOf } from './earnings-columns.ts';

const answer = getEarningsResponseMock();

it('scenario 44: the total is the exact sum of the rows it is of', () => {
  expect(totalsOf(answer.rows)).toEqual(answer.totals);
  expect(addsUp(answer)).toBe(true);
  const [, second] = answer.rows;
  if (second === undefined) throw new Error('Examples');
  const cents = { ...second, rake: '0.10' };
  expect(totalsOf([cents, { ...second, rake: '0.20' }]).rake).toBe('0.30');
});

it('totals of a server that are not the sum of its rows are found, in whatever column', () => {
  for (const column of ['rake', 'net_rake', 'edge_earned', 'edge_credited'] as const) {
    expect(addsUp({ ...answer, totals: { ...answer.totals, [column]: '0.01' } })).toBe(false);
  }
});
