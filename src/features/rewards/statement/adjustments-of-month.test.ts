import { expect, it } from 'vitest';

import { getEarningsResponseMock } from '#sdk/generated/api/earnings/earnings.msw.ts';
import { getEdgeHistoryResponseMock } from '#sdk/generated/api/edge-history/edge-history.msw.ts';
import { adjustmentsOfMonth } from './adjustments-of-month.ts';

const { rows } = getEarningsResponseMock();
const movements = getEdgeHistoryResponseMock().results.toReversed();
const [bonus] = movements.filter(({ kind }) => kind === 'bonus');
if (bonus === undefined) throw new Error('Examples');
const lakeside = { slug: 'lakeside-poker', name: 'Lakeside Poker', logo_url: null };
const correction = {
  ...bonus,
  kind: 'adjusted',
  amount: '-5.00',
  description: 'The room corrected March 3rd.',
  room: lakeside,
  occurred_at: '2026-03-05T03:00:00.000Z',
} as const;
const RACE = {
  kind: 'bonus',
  at: bonus.occurred_at,
  room: 'River Room',
  reason: 'Monthly race',
  amount: '50.00',
};
const CORRECTION = {
  kind: 'adjusted',
  room: 'Lakeside Poker',
  reason: correction.description,
  amount: '-5.00',
};

it('has each bonus and each correction once, with one date', () => {
  expect(adjustmentsOfMonth([...movements, correction], rows)).toEqual([
    RACE,
    { ...CORRECTION, at: correction.occurred_at },
  ]);
});

it('has what only a room tells of, and tells two of the same amount apart', () => {
  const later = { ...correction, occurred_at: '2026-03-06T03:00:00Z' };
  expect(adjustmentsOfMonth([...movements, later], rows)).toEqual([
    RACE,
    { ...CORRECTION, at: '2026-03-05T03:00:00Z' },
    { ...CORRECTION, at: later.occurred_at },
  ]);
});
