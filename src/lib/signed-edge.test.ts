import { expect, it } from 'vitest';

import { formatEdgeChange, isNoChange } from './signed-edge.ts';

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

it('tells what leaves a balance as it was', () => {
  expect(['0', '0.00', '-0.00', '0.01', '-0.10', '100'].map(isNoChange)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
