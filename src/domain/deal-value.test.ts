import fc from 'fast-check';
import { expect, it } from 'vitest';

import { seedPlans } from '#reference-api/seed/plans.ts';
import type { Plan } from '#queries/plans.ts';
import { dealValue, edgeValue } from './deal-value.ts';

type Price = Plan['prices'][number];

const regular = (price: string, currency: string, more: Partial<Price> = {}): Price => ({
  type: 'REGULAR',
  price,
  prorated_price: null,
  currency,
  ...more,
});
const firstMonth = (price: string, discount: string) =>
  regular(price, 'USD', { type: 'FIRST_SUBSCRIPTION', discount });
const plan = (prices: readonly Price[], more: Partial<Plan> = {}): Plan => ({
  id: 1,
  tier: 'STARTER',
  interval: 'MONTH',
  prices: [...prices],
  ...more,
});
const starter = { tier: 'STARTER', edge: '400.00', dollars: '39.00' };

it('Edge is valued at the monthly plan where it replaces the least money', () => {
  expect(edgeValue(seedPlans)).toEqual(starter);
  expect(edgeValue(seedPlans.toReversed())).toEqual(starter);
});

it.each<[string, readonly Price[], unknown]>([
  [
    'the discount on a first subscription is left out: it holds once',
    [regular('400.00', 'EDGE'), firstMonth('39.00', '50')],
    starter,
  ],
  [
    'a discount that everybody gets counts, on either price',
    [regular('500.00', 'EDGE', { discount: '20' }), regular('78.00', 'USD', { discount: '50' })],
    starter,
  ],
  [
    'a prorated price is that of a part of a month',
    [
      regular('400.00', 'EDGE', { prorated_price: '12.00' }),
      regular('39.00', 'USD', { prorated_price: '1.17' }),
    ],
    starter,
  ],
  [
    'of two prices in dollars the lower one counts',
    [regular('400.00', 'EDGE'), regular('45.00', 'USD'), firstMonth('39.00', '0')],
    starter,
  ],
  ['a plan without a price in Edge counts for nothing', [regular('39.00', 'USD')], null],
  ['a plan without a price in dollars counts for nothing', [regular('400.00', 'EDGE')], null],
  ['other money has no rate', [regular('400.00', 'EDGE'), regular('39.00', 'EUR')], null],
  ['a price of zero in Edge is no price', [regular('0.00', 'EDGE'), regular('39.00', 'USD')], null],
  ['a price of zero in dollars is no price', [regular('400.00', 'EDGE'), regular('0.00', 'USD')], null],
])('%s', (_, prices, expected) => {
  expect(edgeValue([plan(prices)])).toEqual(expected);
});

it('a yearly plan does not count, and without plans the value of Edge is not known', () => {
  expect(edgeValue([plan([regular('4000.00', 'EDGE'), regular('1.00', 'USD')], { interval: 'YEAR' })])).toBe(
    null,
  );
  expect(edgeValue([])).toBe(null);
});

const deal = (rakeback_percentage: string | null, edge_multiplier: string) => ({
  rakeback_percentage,
  edge_multiplier,
});
const found = edgeValue(seedPlans);

it.each([
  ['30', '1.25', { rakeback: '30', edge: '12.1', total: '42.1' }],
  ['12.55', '1', { rakeback: '12.55', edge: '9.7', total: '22.25' }],
  ['0', '0', { rakeback: '0', edge: '0.0', total: '0.0' }],
])('%s percent rakeback at a multiplier of %s', (rakeback, multiplier, value) => {
  expect(dealValue(deal(rakeback, multiplier), found)).toEqual(value);
});

it('a value with a part that is not known is not known, never zero', () => {
  expect(dealValue(deal(null, '1.25'), found)).toBe(null);
  expect(dealValue(deal('30', '1.25'), null)).toBe(null);
});

// The same figures made apart: from cents and hundredths of a percent, as fractions of whole numbers.

interface Sold {
  readonly edgeCents: bigint;
  readonly dollarCents: bigint;
}

const cents = fc.bigInt({ min: 1n, max: 10n ** 9n });
const sold: fc.Arbitrary<Sold> = fc.record({ edgeCents: cents, dollarCents: cents });
const hundredths = fc.bigInt({ min: 0n, max: 1_000_000n });
const written = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
const planOf = ({ edgeCents, dollarCents }: Sold) =>
  plan([regular(written(edgeCents), 'EDGE'), regular(written(dollarCents), 'USD')]);

it('the plan agrees with fractions: no other one gives less money for an Edge', () => {
  fc.assert(
    fc.property(fc.array(sold, { minLength: 1, maxLength: 6 }), (plans) => {
      const least = plans.reduce((best, one) =>
        one.dollarCents * best.edgeCents < best.dollarCents * one.edgeCents ? one : best,
      );
      expect(edgeValue(plans.map(planOf))).toEqual({
        tier: 'STARTER',
        edge: written(least.edgeCents),
        dollars: written(least.dollarCents),
      });
    }),
  );
});

it('the value agrees with fractions: less than a tenth of a percent below the exact one, never above', () => {
  fc.assert(
    fc.property(sold, hundredths, hundredths, (price, rakeback, multiplier) => {
      const value = dealValue(deal(written(rakeback), written(multiplier)), edgeValue([planOf(price)]));
      const hundredthsOf = (decimal = '') => {
        const [whole = '', part = ''] = decimal.split('.');
        return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
      };
      // multiplier / 100 Edge for a dollar, each worth dollarCents / edgeCents dollars, in hundredths of a percent.
      const exactEdge = multiplier * price.dollarCents * 100n;
      const edge = hundredthsOf(value?.edge);
      expect(edge % 10n).toBe(0n);
      expect(edge * price.edgeCents <= exactEdge).toBe(true);
      expect((edge + 10n) * price.edgeCents > exactEdge).toBe(true);
      expect(hundredthsOf(value?.total)).toBe(rakeback + edge);
    }),
  );
});
