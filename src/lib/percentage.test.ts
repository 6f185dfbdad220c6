import { expect, it } from 'vitest';

import { formatPercentage } from './percentage.ts';

it.each([
  ['30', 'en', '30%'],
  ['12.50', 'en', '12.50%'],
  ['12.5', 'de', '12,5 %'],
  ['0.1234567890123456789', 'en', '0.1234567890123456789%'],
])('%s percent in %s is %s', (amount, locale, written) => {
  expect(formatPercentage(amount, locale).replaceAll('\u00A0', ' ')).toBe(written);
});
