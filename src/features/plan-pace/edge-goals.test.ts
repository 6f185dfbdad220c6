import { expect, it } from 'vitest';

import { seedPlans } from '../../../reference-api/seed/plans.ts';
import type { Plan } from '../../sdk/generated/model/plan.ts';
import type { Price } from '../../sdk/generated/model/price.ts';
import { edgeGoals } from './edge-goals.ts';

it('each tier stands once, by its month, the cheapest first', () => {
  expect(edgeGoals(seedPlans.toReversed())).toEqual([
    { id: 1, tier: 'STARTER', price: '400.00' },
    { id: 2, tier: 'PREMIUM', price: '800.00' },
    { id: 3, tier: 'ELITE', price: '1600.00' },
  ]);
});

it.each<[string, Partial<Price>, string]>([
  ['a price as it is', {}, '799.99'],
  ['less a discount, rounded half up', { discount: '12.5' }, '699.99'],
  ['the prorated price before all', { discount: '50', prorated_price: '12.34' }, '12.34'],
])('what is charged is %s', (_, changes, expected) => {
  expect(edgeGoals([planFor({ currency: 'EDGE', ...changes })]).map(({ price }) => price)).toEqual([
    expected,
  ]);
});

it('a plan that is not sold for Edge is no goal', () => {
  expect(edgeGoals([planFor({ currency: 'USD' })])).toEqual([]);
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
