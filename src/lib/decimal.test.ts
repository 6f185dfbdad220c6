import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  compareDecimals,
  highestBy,
  isZero,
  multiplyDecimals,
  subtractDecimals,
  sumDecimals,
} from './decimal.ts';

it.each([
  ['9.5', '10', -1],
  ['1.50', '1.5', 0],
  ['1.0', '1', 0],
  ['0.5', '00.50', 0],
  ['0.2', '0.15', 1],
  ['90071992547409931.07', '90071992547409931.06', 1],
  ['-1', '0.5', -1],
])('%s beside %s: %d', (one, other, order) => {
  expect(compareDecimals(one, other)).toBe(order);
});

it('agrees with whole cents, whichever comes first', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 20n });
  const decimal = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const expected = Number(one > other) - Number(one < other);
      expect(compareDecimals(decimal(one), decimal(other))).toBe(expected);
      expect(compareDecimals(decimal(other), decimal(one)) + expected).toBe(0);
    }),
  );
});

it('the greatest is found by value, and the first of equals is taken', () => {
  const deals = [
    { id: 1, rate: '9' },
    { id: 2, rate: '12.0' },
    { id: 3, rate: '12' },
  ];
  expect(highestBy(deals, ({ rate }) => rate)).toEqual({ id: 2, rate: '12.0' });
  expect(highestBy([], String)).toBe(null);
});

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

it.each([
  ['10.00', '4.25', '5.75'],
  ['0.30', '0.1', '0.20'],
  ['1.00', '1.05', '-0.05'],
  ['-0.50', '0.25', '-0.75'],
  ['90071992547409931.07', '0.08', '90071992547409930.99'],
  ['12', '5', '7'],
])('%s less %s is %s, to the last decimal', (amount, less, left) => {
  expect(subtractDecimals(amount, less)).toBe(left);
});

it('zero is zero, however it is written', () => {
  expect(['0', '0.00', '-0.00', '0.01', '-0.10', '100'].map(isZero)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
