import { expect, it } from 'vitest';

import { seedPlans } from '#reference-api/seed/plans.ts';
import type { Plan } from '#queries/plans.ts';
import type { Price } from '#sdk/generated/model/price.ts';
import { cheapestPlan, firstSubscriptionDiscount, monthlyTiers, pricedPlans } from './plans.ts';

it('each tier stands once, by its cheapest month, the cheapest tier first', () => {
  const expensive = planFor({ price: '500.00' });
  expect(monthlyTiers([expensive, ...seedPlans.toReversed()])).toEqual([
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
  expect(cheapestPlan([planFor(changes)])?.price).toBe(expected);
});

it('a plan that is not sold for Edge, or for none, is nothing to earn', () => {
  expect(cheapestPlan([planFor({ currency: 'USD' }), planFor({ price: '0.00' })])).toBeNull();
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

it('plans stand tier by tier, whatever order they come in, and only those of the interval', () => {
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

it('the discount on a first subscription is the advertised one until the server has spoken', () => {
  expect(firstSubscriptionDiscount(undefined)).toBe('50');
});

it('the discount on a first subscription is what the server takes off every first subscription', () => {
  expect(firstSubscriptionDiscount(seedPlans)).toBe('50');
  expect(firstSubscriptionDiscount(withDiscounts('40', '40.0'))).toBe('40');
});

it.each([
  ['no plan has one', []],
  ['one plan has none', withDiscounts('50', undefined)],
  ['plans differ', withDiscounts('50', '25')],
  ['it is nothing', withDiscounts('0')],
])('there is no discount on a first subscription when %s', (_why, plans) => {
  expect(firstSubscriptionDiscount(plans)).toBe(null);
});

function withDiscounts(...discounts: (string | undefined)[]): Plan[] {
  const [plan] = seedPlans;
  if (plan === undefined) throw new Error('The seed has no plans.');
  return discounts.map((discount) => ({
    ...plan,
    prices: [
      {
        type: 'FIRST_SUBSCRIPTION',
        price: '39.00',
        prorated_price: null,
        currency: 'USD',
        external_plans: [],
        ...(discount === undefined ? {} : { discount }),
      },
    ],
  }));
}
