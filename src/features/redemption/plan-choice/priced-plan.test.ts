import { expect, it } from 'vitest';

import { seedPlans } from '#reference-api/seed/plans.ts';
import type { Price } from '#sdk/generated/model/price.ts';
import { pricedPlans } from './priced-plan.ts';

const facts = (plans: typeof seedPlans) =>
  pricedPlans(plans, 'MONTH').map(({ plan, price, insteadOf, discount, isProrated }) => [
    plan.tier,
    price,
    insteadOf,
    discount,
    isProrated,
  ]);
const changed = (change: (edge: Price) => Partial<Price>) =>
  seedPlans
    .filter(({ id }) => id === 2)
    .map((plan) => ({
      ...plan,
      prices: plan.prices.map((price) =>
        price.currency === 'EDGE' ? { ...price, ...change(price) } : price,
      ),
    }));

it('stand tier by tier, whatever order they come in, and only those of the interval', () => {
  expect(facts(seedPlans.toReversed())).toEqual([
    ['STARTER', '400.00', null, null, false],
    ['PREMIUM', '800.00', null, null, false],
    ['ELITE', '1600.00', null, null, false],
  ]);
});

it.each([
  ['a discount', { discount: '12.5' }, ['PREMIUM', '700.00', '800.00', '12.5', false]],
  ['a discount of nothing', { discount: '0' }, ['PREMIUM', '800.00', null, null, false]],
  ['a prorated price', { prorated_price: '640.25' }, ['PREMIUM', '640.25', '800.00', null, true]],
  [
    'a prorated price, which no discount lowers further',
    { prorated_price: '640.25', discount: '50' },
    ['PREMIUM', '640.25', '800.00', null, true],
  ],
])('%s shows in what is charged and what it is instead of', (_, change, expected) => {
  expect(facts(changed(() => change))).toEqual([expected]);
});

it('what Edge does not buy is not offered', () => {
  expect(facts(changed(() => ({ currency: 'USD' })))).toEqual([]);
});
