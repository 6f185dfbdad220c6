import fc from 'fast-check';
import { expect, it } from 'vitest';

import { compareDecimals, highestBy } from './compare-decimals.ts';

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
