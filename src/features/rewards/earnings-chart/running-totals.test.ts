import { expect, it } from 'vitest';

import { runningTotals } from './running-totals.ts';

it.each([
  [
    ['1.50', '0.50', '-3.00'],
    ['1.50', '2.00', '-1.00'],
  ],
  [
    ['0.1', '0.2', '0.05'],
    ['0.10', '0.30', '0.35'],
  ],
  [
    ['90071992547409.93', '0.01'],
    ['90071992547409.93', '90071992547409.94'],
  ],
  [[], []],
])('%j grows as %j, without a float', (amounts, totals) => {
  expect(runningTotals(amounts)).toEqual(totals);
});
