import { expect, it } from 'vitest';
import { digitsOnly } from './digits-only.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  [' 123\u00a0456\n', '123456'],
  ['１２３４５６', '123456'],
  ['code: 1234567', '1234567'],
  ['', ''],
])('of %j it keeps %j', (text, digits) => {
  expect(digitsOnly(text)).toBe(digits);
});
