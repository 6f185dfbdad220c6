import { expect, it } from 'vitest';

import { subscriptionStatus } from './subscription-status.ts';

const NOW = Date.parse('2026-03-14T12:00:00Z');
const price = (currency: string) => ({
  type: 'REGULAR',
  price: '10.00',
  prorated_price: null,
  currency,
  external_plans: [],
});

it.each([
  ['2026-03-15T00:00:00Z', false, 'USD', 'renews'],
  ['2026-03-15T00:00:00Z', false, 'EDGE', 'endsUnlessExtended'],
  ['2026-03-15T00:00:00Z', true, 'USD', 'cancelled'],
  ['2026-03-15T00:00:00Z', true, 'EDGE', 'cancelled'],
  ['2026-03-14T12:00:00Z', false, 'USD', 'ended'],
  ['2026-03-13T00:00:00Z', true, 'EDGE', 'ended'],
] as const)('until %s, cancelled: %s, paid in %s: %s', (expiration_date, canceled, currency, status) => {
  expect(subscriptionStatus({ expiration_date, canceled, price: price(currency) }, NOW)).toBe(status);
});
