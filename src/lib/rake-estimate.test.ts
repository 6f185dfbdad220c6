import fc from 'fast-check';
import { expect, it } from 'vitest';

import { compareDecimals } from './decimal.ts';
import { edgeForRake, leastRakeFor, monthsUntilPaid, rakeRangeFor, timesPaid } from './rake-estimate.ts';

it.each([
  ['500', '1.25', '625.00'],
  ['0', '1.25', '0.00'],
  ['0.99', '1.05', '1.03'],
  ['333.33', '1.333', '444.32'],
  ['90071992547409931', '1', '90071992547409931.00'],
])('%s dollars at %s earn %s Edge', (rake, multiplier, edge) => {
  expect(edgeForRake(rake, multiplier)).toBe(edge);
});

it.each([
  ['625.00', '400.00', 18, 1],
  ['625.00', '800.00', 9, 2],
  ['625.00', '1600.00', 4, 3],
  ['400.00', '400.00', 12, 1],
  ['399.99', '400.00', 11, 2],
  ['0.00', '400.00', 0, null],
])('%s Edge a month and a price of %s: %d times in a year, first after %s', (edge, price, times, first) => {
  expect([timesPaid(edge, price, 12), monthsUntilPaid(edge, price)]).toEqual([times, first]);
});

it.each([
  ['400.00', '1.25', 320n],
  ['400.00', '1.3', 308n],
  ['400.01', '1', 401n],
  ['400.00', '0', null],
])('%s Edge at %s for a dollar take %s dollars', (price, multiplier, rake) => {
  expect(leastRakeFor(price, multiplier)).toBe(rake);
});

it.each([
  ['400.00', ['1.25'], { least: 320n, most: 320n }],
  ['400.00', ['1.25', '0.8', '1'], { least: 320n, most: 500n }],
  ['0.01', ['1.25', '0', '0.8'], { least: 1n, most: 1n }],
  ['400.00', ['0'], null],
  ['400.00', [], null],
])('%s Edge at any of %j take from the least to the most', (price, multipliers, range) => {
  expect(rakeRangeFor(price, multipliers)).toEqual(range);
});

const cents = fc.integer({ min: 1, max: 100_000_000 }).map((units) => (units / 100).toFixed(2));
const multiplier = fc.integer({ min: 1, max: 5000 }).map((units) => (units / 1000).toFixed(3));

it('the least rake earns the price, and a dollar less does not', () => {
  fc.assert(
    fc.property(cents, multiplier, (price, rate) => {
      const rake = leastRakeFor(price, rate) ?? 0n;
      const earns = (dollars: bigint) => compareDecimals(edgeForRake(String(dollars), rate), price) >= 0;
      expect([earns(rake), earns(rake - 1n)]).toEqual([true, false]);
    }),
  );
});

it('more is never promised than the Edge pays, and what is promised is paid', () => {
  fc.assert(
    fc.property(cents, cents, (edge, price) => {
      const units = (amount: string) => BigInt(amount.replace('.', ''));
      const times = BigInt(timesPaid(edge, price, 12));
      expect(times * units(price) <= 12n * units(edge)).toBe(true);
      expect((times + 1n) * units(price) > 12n * units(edge)).toBe(true);
      const months = BigInt(monthsUntilPaid(edge, price) ?? 0);
      expect(months * units(edge) >= units(price)).toBe(true);
      expect((months - 1n) * units(edge) < units(price)).toBe(true);
    }),
  );
});
