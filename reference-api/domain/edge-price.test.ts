import { expect, it } from 'vitest';

import plans from '#api-spec/examples/plans.json' with { type: 'json' };
import { Plan } from '#sdk/generated/zod/schemas/plan.zod.ts';
import { edgePriceOf } from './plans.ts';

const plan = Plan.parse(plans.all.value[0]);
const price = {
  type: 'REGULAR',
  price: '400.00',
  prorated_price: null,
  currency: 'EDGE',
  external_plans: [],
};

function charged(changes: object): string | undefined {
  return edgePriceOf({ ...plan, prices: [{ ...price, ...changes }] })?.amount;
}

it('charges the prorated price, otherwise the price less the discount, rounded half up', () => {
  expect(charged({})).toBe('400.00');
  expect(charged({ discount: '50' })).toBe('200.00');
  expect(charged({ discount: '100' })).toBe('0.00');
  expect(charged({ price: '0.05', discount: '50' })).toBe('0.03');
  expect(charged({ price: '99.99', discount: '33.3' })).toBe('66.69');
  expect(charged({ discount: '50', prorated_price: '133.33' })).toBe('133.33');
});

it('knows no price of a plan that is sold for money only', () => {
  expect(edgePriceOf({ ...plan, prices: [{ ...price, currency: 'USD' }] })).toBeNull();
  expect(edgePriceOf({ ...plan, prices: [] })).toBeNull();
});
