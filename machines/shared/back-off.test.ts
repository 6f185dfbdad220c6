import { expect, it } from 'vitest';

import { backOffMs } from './back-off.ts';

it('the wait grows to a minute, and is spread over its last quarter', () => {
  expect([1, 2, 3, 4, 5, 9].map((attempt) => backOffMs(attempt, null, 0))).toEqual([
    1_000, 2_000, 5_000, 15_000, 60_000, 60_000,
  ]);
  expect([backOffMs(4, null, 1), backOffMs(1, 60, 1)]).toEqual([11_250, 60_000]);
});

it('a wait that the server names is neither shorter than our own nor longer than five minutes', () => {
  const month = 30 * 24 * 60 * 60;
  expect([0, -5, 1, 299, 300, month, Infinity].map((seconds) => backOffMs(2, seconds, 0))).toEqual([
    2_000, 2_000, 2_000, 299_000, 300_000, 300_000, 300_000,
  ]);
});
