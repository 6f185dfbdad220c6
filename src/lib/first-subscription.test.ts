import { expect, it } from 'vitest';

import { seedPlans } from '#reference-api/seed/plans.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import { ADVERTISED_DISCOUNT, firstSubscriptionDiscount } from './first-subscription.ts';

it('is the advertised one until the server has spoken', () => {
  expect(firstSubscriptionDiscount(undefined)).toBe('50');
});

it('is what the server takes off every first subscription', () => {
  expect(firstSubscriptionDiscount(seedPlans)).toBe(ADVERTISED_DISCOUNT);
  expect(firstSubscriptionDiscount(withDiscounts('40', '40.0'))).toBe('40');
});

it.each([
  ['no plan has one', []],
  ['one plan has none', withDiscounts('50', undefined)],
  ['plans differ', withDiscounts('50', '25')],
  ['it is nothing', withDiscounts('0')],
])('is not spoken of when %s', (_why, plans) => {
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
