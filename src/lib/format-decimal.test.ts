import { expect, it } from 'vitest';

import {
  formatDecimal,
  formatEdge,
  formatEdgeChange,
  formatEdgePerDollar,
  formatEveryDecimal,
  formatMoney,
  formatMultiplier,
  formatNumber,
  formatPercentage,
} from './format-decimal.ts';

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

it.each([
  ['1234.50', 'en', '1,234.50'],
  ['1234.50', 'de', '1.234,50'],
  ['0.00', 'en', '0.00'],
  ['90071992547409931.07', 'en', '90,071,992,547,409,931.07'],
  ['12', 'en', '12'],
])('%s in %s reads %s', (amount, locale, text) => {
  expect(formatEdge(amount, locale)).toBe(text);
});

it.each([
  ['1', 'en', '×1.00', '1.00'],
  ['1.00', 'en', '×1.00', '1.00'],
  ['1.25', 'en', '×1.25', '1.25'],
  ['1.2', 'de', '×1,20', '1,20'],
  ['0.125', 'en', '×0.125', '0.125'],
])(
  'a multiplier of %s has one form in %s, as a factor and as Edge for a dollar',
  (multiplier, locale, factor, edge) => {
    expect([formatMultiplier(multiplier, locale), formatEdgePerDollar(multiplier, locale)]).toEqual([
      factor,
      edge,
    ]);
  },
);

it.each([
  ['480.00', 'en-US', '+480.00'],
  ['-800.00', 'en-US', '−800.00'],
  ['1234567.05', 'en-US', '+1,234,567.05'],
  ['-1234.5', 'de-DE', '−1.234,5'],
  ['0.01', 'en-US', '+0.01'],
  ['0.00', 'en-US', '0.00'],
  ['-0.00', 'en-US', '0.00'],
])('%s reads in %s as %s', (amount, locale, text) => {
  expect(formatEdgeChange(amount, locale)).toBe(text);
});

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

it.each([
  ['30', 'en', '30%'],
  ['12.50', 'en', '12.50%'],
  ['12.5', 'de', '12,5 %'],
  ['0.1234567890123456789', 'en', '0.1234567890123456789%'],
])('%s percent in %s is %s', (amount, locale, written) => {
  expect(formatPercentage(amount, locale).replaceAll('\u00A0', ' ')).toBe(written);
});

it.each([
  ['en', '1,234.5', '$1,234.50', '12.5%', '+1,234.50', '−0.50'],
  ['de', '1.234,5', '1.234,50 $', '12,5 %', '+1.234,50', '−0,50'],
  ['es', '1234,5', '1234,50 US$', '12,5 %', '+1234,50', '−0,50'],
  ['fr', '1 234,5', '1 234,50 $US', '12,5 %', '+1 234,50', '−0,50'],
  ['pt-BR', '1.234,5', 'US$ 1.234,50', '12,5%', '+1.234,50', '−0,50'],
  ['pl', '1234,5', '1234,50 USD', '12,5%', '+1234,50', '−0,50'],
  ['ru', '1 234,5', '1 234,50 $', '12,5 %', '+1 234,50', '−0,50'],
  ['uk', '1 234,5', '1 234,50 USD', '12,5%', '+1 234,50', '−0,50'],
  ['ja', '1,234.5', '$1,234.50', '12.5%', '+1,234.50', '−0.50'],
  ['zh-CN', '1,234.5', 'US$1,234.50', '12.5%', '+1,234.50', '−0.50'],
  ['zh-TW', '1,234.5', 'US$1,234.50', '12.5%', '+1,234.50', '−0.50'],
])('a number, money, a percentage and a change in %s', (locale, ...written) => {
  expect(
    [
      formatNumber(1234.5, locale),
      formatMoney('1234.50', 'USD', locale),
      formatPercentage('12.5', locale),
      formatEdgeChange('1234.50', locale),
      formatEdgeChange('-0.50', locale),
    ].map((text) => text.replaceAll(/[\u00A0\u202F]/g, ' ')),
  ).toEqual(written);
});
