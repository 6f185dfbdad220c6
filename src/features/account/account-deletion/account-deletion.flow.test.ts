import { expect, it } from 'vitest';

import { isConfirmed } from './account-deletion.flow.ts';

it.each([
  ['DELETE', true],
  [' delete\u200B ', true],
  ['Delete', true],
  ['DELET', false],
  ['DELETE it', false],
  ['', false],
])('%j confirms: %s', (typed, expected) => {
  expect(isConfirmed(typed, 'DELETE')).toBe(expected);
});
