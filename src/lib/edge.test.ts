import { expect, it } from 'vitest';

import { formatEdge, formatEdgePerDollar, formatMultiplier, subtractEdge } from './edge.ts';

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
  ['10.00', '4.25', '5.75'],
  ['0.30', '0.1', '0.20'],
  ['1.00', '1.05', '-0.05'],
  ['-0.50', '0.25', '-0.75'],
  ['90071992547409931.07', '0.08', '90071992547409930.99'],
  ['12', '5', '7'],
])('%s less %s is %s, to the last decimal', (amount, less, left) => {
  expect(subtractEdge(amount, less)).toBe(left);
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
