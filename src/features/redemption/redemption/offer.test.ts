import { expect, it } from 'vitest';

import type { Plan } from '#sdk/generated/model/plan.ts';
import { latestOf, offerOf } from './offer.ts';

function premium(
  price: string,
  more: { currency?: string; discount?: string; prorated?: string } = {},
): Plan {
  const { currency = 'EDGE', discount, prorated = null } = more;
  return {
    id: 2,
    interval: 'MONTH',
    tier: 'PREMIUM',
    type: 'SOLVER',
    has_access_to_rake_ai: false,
    game_format: 'CASH',
    external_plan_id: 'solver-premium-month',
    provider: 'EDGE',
    prorated: false,
    prices: [
      {
        type: 'REGULAR',
        price,
        ...(discount === undefined ? {} : { discount }),
        prorated_price: prorated,
        currency,
        external_plans: [],
      },
    ],
  };
}

it('a plan that the balance covers leaves the rest, to the last decimal', () => {
  expect(offerOf({ plan: premium('800.00'), balance: '1250.10', latest: null })).toEqual({
    price: '800.00',
    balance: '1250.10',
    balanceAfter: '450.10',
    missing: null,
    latest: null,
  });
});

it('a balance of exactly the price is enough', () => {
  const { balanceAfter, missing } = offerOf({ plan: premium('800.00'), balance: '800', latest: null });
  expect([balanceAfter, missing]).toEqual(['0.00', null]);
});

it('a plan that is too dear says what is missing', () => {
  const { balanceAfter, missing } = offerOf({ plan: premium('800.00'), balance: '799.99', latest: null });
  expect([balanceAfter, missing]).toEqual([null, '0.01']);
});

it('what is charged is the price less its discount, or the prorated price', () => {
  const prices = [
    premium('800.00', { discount: '25' }),
    premium('800.00', { discount: '25', prorated: '310.55' }),
  ].map((plan) => offerOf({ plan, balance: '1000', latest: null }).price);
  expect(prices).toEqual(['600.00', '310.55']);
});

it.each([
  ['is gone', undefined],
  ['is sold for dollars alone', premium('79.00', { currency: 'USD' })],
])('a plan that %s has no price in Edge', (_, plan) => {
  expect(offerOf({ plan, balance: '1250.00', latest: null })).toEqual({
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
  const none = { ...moments, status: 'none', plan: null, requested_at: null, reference: null } as const;
  expect([latestOf(pending), latestOf(none)]).toEqual([
    { reference: 'RW-2026-0301', plan, status: 'pending' },
    null,
  ]);
});
