import { expect, it } from 'vitest';

import { formatDecimal, formatEveryDecimal } from './format-decimal.ts';

it.each([
  ['15', 'en', '15'],
  ['12.50', 'en', '12.5'],
  ['12.50', 'de', '12,5'],
  ['100000', 'en', '100,000'],
  ['-5.00', 'en', '\u22125'],
  ['-0.00', 'en', '0'],
  ['90071992547409931.07', 'en', '90,071,992,547,409,931.07'],
])('%s in %s reads %s', (amount, locale, text) => {
  expect(formatDecimal(amount, locale)).toBe(text);
});

it.each([
  ['1234.50', 'en', '1,234.50'],
  ['-5.00', 'en', '\u22125.00'],
  ['-0.00', 'en', '0.00'],
  ['-0.00', 'de', '0,00'],
  ['-0.01', 'en', '\u22120.01'],
  ['-1234.50', 'de', '\u22121.234,50'],
  ['9007199254740993.10', 'en', '9,007,199,254,740,993.10'],
])('%s in %s reads %s with every decimal', (amount, locale, text) => {
  expect(formatEveryDecimal(amount, locale)).toBe(text);
});
