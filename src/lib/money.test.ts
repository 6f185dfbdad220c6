import { expect, it } from 'vitest';

import { formatMoney } from './money.ts';

it.each([
  ['19.50', 'USD', 'en-US', '$19.50'],
  ['320', 'USD', 'en-US', '$320'],
  ['12345678901234567890.15', 'USD', 'en-US', '$12,345,678,901,234,567,890.15'],
  ['-0.00', 'USD', 'en-US', '$0.00'],
  ['-0.01', 'USD', 'en-US', '\u2212$0.01'],
  ['1590.00', 'EUR', 'de-DE', '1.590,00\u00a0€'],
])('%s %s in %s is %s', (amount, currency, locale, written) => {
  expect(formatMoney(amount, currency, locale)).toBe(written);
});
