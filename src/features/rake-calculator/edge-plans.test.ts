import { expect, it } from 'vitest';

import type { Plan } from '../../sdk/generated/model/plan.ts';
import { edgePlans, monthlyTiers } from './edge-plans.ts';

it('a plan has the regular price in Edge, and is left out when it has none', () => {
  const plans = [
    plan(1, 'PREMIUM', 'MONTH', [price('REGULAR', '800.00', 'EDGE')]),
    plan(2, 'STARTER', 'MONTH', [
      price('FIRST_SUBSCRIPTION', '39.00', 'USD'),
      price('REGULAR', '400.00', 'EDGE'),
    ]),
    plan(3, 'ELITE', 'MONTH', [
      price('REGULAR', '159.00', 'USD'),
      price('FIRST_SUBSCRIPTION', '1.00', 'EDGE'),
    ]),
    plan(4, 'ELITE', 'YEAR', [price('REGULAR', '0.00', 'EDGE')]),
  ];
  expect(edgePlans(plans)).toEqual([
    { id: 2, tier: 'STARTER', interval: 'MONTH', price: '400.00' },
    { id: 1, tier: 'PREMIUM', interval: 'MONTH', price: '800.00' },
  ]);
});

it('a tier stands once, by its cheapest month; years do not count', () => {
  const plans = [
    plan(1, 'STARTER', 'YEAR', [price('REGULAR', '90.00', 'EDGE')]),
    plan(2, 'ELITE', 'MONTH', [price('REGULAR', '1600.00', 'EDGE')]),
    plan(3, 'STARTER', 'MONTH', [price('REGULAR', '500.00', 'EDGE')]),
    plan(4, 'STARTER', 'MONTH', [price('REGULAR', '400.00', 'EDGE')]),
  ];
  expect(monthlyTiers(plans).map(({ id }) => id)).toEqual([4, 2]);
});

function plan(id: number, tier: Plan['tier'], interval: Plan['interval'], prices: Plan['prices']): Plan {
  return {
    id,
    tier,
    interval,
    prices,
    type: 'SOLVER',
    has_access_to_rake_ai: false,
    game_format: 'CASH',
    external_plan_id: 'solver',
    provider: 'EDGE',
    prorated: false,
  };
}

function price(type: string, amount: string, currency: string): Plan['prices'][number] {
  return { type, price: amount, prorated_price: null, currency, external_plans: [] };
}
