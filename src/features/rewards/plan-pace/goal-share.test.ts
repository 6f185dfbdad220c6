import { expect, it } from 'vitest';

import { shareOf } from './goal-share.ts';

it.each([
  ['0.00', '400.00', 0],
  ['-5.00', '400.00', 0],
  ['100.00', '400.00', 0.25],
  ['399.99', '400.00', 0.999],
  ['400.00', '400.00', 1],
  ['1250.00', '400.00', 1],
  ['1.00', '0.00', 1],
])('%s of %s is %d', (balance, price, share) => {
  expect(shareOf(balance, price)).toBe(share);
});
