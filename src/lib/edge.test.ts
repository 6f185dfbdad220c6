import { expect, it } from 'vitest';

import { formatEdge } from './edge.ts';

it.each([
  ['1234.50', 'en', '1,234.50'],
  ['1234.50', 'de', '1.234,50'],
  ['0.00', 'en', '0.00'],
  ['90071992547409931.07', 'en', '90,071,992,547,409,931.07'],
  ['12', 'en', '12'],
])('%s in %s reads %s', (amount, locale, text) => {
  expect(formatEdge(amount, locale)).toBe(text);
});
