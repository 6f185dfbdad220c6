import { expect, it } from 'vitest';

import { seedPlans } from '#reference-api/seed/plans.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import type { Price } from '#sdk/generated/model/price.ts';
import { edgePlans, monthlyTiers } from './plan-prices.ts';

it('each tier stands once, by its cheapest month, the cheapest tier first', () => {
  const dearer = planFor({ price: '500.00' });
  expect(monthlyTiers([dearer, ...seedPlans.toReversed()])).toEqual([
    { id: 1, tier: 'STARTER', interval: 'MONTH', price: '400.00' },
    { id: 2, tier: 'PREMIUM', interval: 'MONTH', price: '800.00' },
    { id: 3, tier: 'ELITE', interval: 'MONTH', price: '1600.00' },
  ]);
});

it.each<[string, Partial<Price>, string]>([
  ['a price as it is', {}, '799.99'],
  ['less a discount, rounded half up', { discount: '12.5' }, '699.99'],
  ['the prorated price before all', { discount: '50', prorated_price: '12.34' }, '12.34'],
  ['whatever type the price is of', { type: 'FIRST_SUBSCRIPTION', discount: '50' }, '400.00'],
])('what is charged is %s', (_, changes, expected) => {
  expect(edgePlans([planFor(changes)]).map(({ price }) => price)).toEqual([expected]);
});

it('a plan that is not sold for Edge, or for none, is nothing to earn', () => {
  expect(edgePlans([planFor({ currency: 'USD' }), planFor({ price: '0.00' })])).toEqual([]);
});

function planFor(changes: Partial<Price>): Plan {
  const [plan] = seedPlans;
  if (plan === undefined) throw new Error('No plans');
  const price = {
    type: 'REGULAR',
    price: '799.99',
    prorated_price: null,
    currency: 'EDGE',
    external_plans: [],
  };
  return { ...plan, prices: [{ ...price, ...changes }] };
}
