import { expect, it } from 'vitest';

import type { Plan } from '#queries/plans.ts';
import { latestOf, quoteOf } from './redemption.actors.ts';

function premium(price: string, currency = 'EDGE'): Plan {
  return {
    id: 2,
    interval: 'MONTH',
    tier: 'PREMIUM',
    prices: [{ type: 'REGULAR', price, prorated_price: null, currency }],
  };
}

it('a plan that the balance covers leaves the rest, to the last decimal', () => {
  expect(quoteOf({ plan: premium('800.00'), balance: '1250.10', latest: null })).toEqual({
    price: '800.00',
    balance: '1250.10',
    balanceAfter: '450.10',
    missing: null,
    latest: null,
  });
});

it('a balance of exactly the price is enough', () => {
  const { balanceAfter, missing } = quoteOf({ plan: premium('800.00'), balance: '800', latest: null });
  expect([balanceAfter, missing]).toEqual(['0.00', null]);
});

it('a plan that costs more than the balance says what is missing', () => {
  const { balanceAfter, missing } = quoteOf({ plan: premium('800.00'), balance: '799.99', latest: null });
  expect([balanceAfter, missing]).toEqual([null, '0.01']);
});

it.each([
  ['is gone', undefined],
  ['is sold for dollars alone', premium('79.00', 'USD')],
])('a plan that %s has no price in Edge', (_, plan) => {
  expect(quoteOf({ plan, balance: '1250.00', latest: null })).toEqual({
    price: null,
    balance: '1250.00',
    balanceAfter: null,
    missing: null,
    latest: null,
  });
});

const plan = { id: 2, interval: 'MONTH', tier: 'PREMIUM' } as const;
const moments = { requested_at: '2026-03-14T09:26:53Z', completed_at: null, reason: null };

it('the latest redemption is one that there is', () => {
  const pending = { ...moments, status: 'pending', plan, reference: 'RW-2026-0301' } as const;
  const unknown = { ...pending, status: 'unknown' } as const;
  const none = { ...moments, status: 'none', plan: null, requested_at: null, reference: null } as const;
  expect([
    latestOf(pending),
    latestOf(unknown),
    latestOf({ ...none, status: 'unknown' }),
    latestOf(none),
  ]).toEqual([
    { reference: 'RW-2026-0301', plan, status: 'pending' },
    { reference: 'RW-2026-0301', plan, status: 'unknown' },
    null,
    null,
  ]);
});
