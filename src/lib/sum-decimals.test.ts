import { expect, it } from 'vitest';

import { multiplyDecimals, sumDecimals } from './sum-decimals.ts';

it.each([
  [['0.10', '0.20'], '0.30'],
  [['90071992547409.93', '0.01'], '90071992547409.94'],
  [['5.00', '-5.00'], '0.00'],
  [['1.005', '-0.01'], '0.995'],
  [[], '0'],
])('adds %j without a float', (amounts, sum) => {
  expect(sumDecimals(amounts)).toBe(sum);
});

it.each([
  ['1.005', '1', 2, '1.01'],
  ['-1.005', '1', 2, '-1.01'],
  ['0.615', '1.00', 2, '0.62'],
  ['8.345', '1', 2, '8.35'],
  ['2.10', '1.15', 2, '2.42'],
  ['-0.001', '1', 2, '0.00'],
  ['2', '3', 2, '6.00'],
])('multiplies %s by %s to %s decimals, half away from zero', (one, other, decimals, product) => {
  expect(multiplyDecimals(one, other, decimals)).toBe(product);
});
