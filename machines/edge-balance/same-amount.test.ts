import { expect, it } from 'vitest';

import { sameAmount } from './same-amount.ts';

it.each([
  ['1250.00', '1250.00', true],
  ['1250.00', '1250', true],
  ['0.00', '0', true],
  ['-0.00', '0', true],
  ['0.50', '.5', true],
  ['01.50', '1.5', true],
  ['1250.00', '1250.01', false],
  ['100', '1', false],
  ['1.20', '1.02', false],
  ['-5.00', '5.00', false],
  ['9007199254740993.01', '9007199254740993.02', false],
])('%s and %s: %s', (one, other, expected) => {
  expect(sameAmount(one, other)).toBe(expected);
});
