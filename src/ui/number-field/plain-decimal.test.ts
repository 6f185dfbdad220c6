import { expect, it } from 'vitest';
import { plainDecimal } from './plain-decimal.ts';

it.each([
  [1250.5, '1250.5'],
  [0, '0'],
  [-3.25, '-3.25'],
  [1234567, '1234567'],
  [1e21, '1000000000000000000000'],
  [0.0000001, '0.0000001'],
  [Number.NaN, ''],
])('%d is %j', (value, text) => {
  expect(plainDecimal(value)).toBe(text);
});
