import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { backOffMs } from './back-off.ts';

it('the wait grows to a minute, and is spread over its last quarter', () => {
  expect([1, 2, 3, 4, 5, 9].map((attempt) => backOffMs(attempt, null, 0))).toEqual([
    1_000, 2_000, 5_000, 15_000, 60_000, 60_000,
  ]);
  expect([backOffMs(4, null, 1), backOffMs(1, 60, 1)]).toEqual([11_250, 60_000]);
});

it('scenario 56: a wait that the server names lengthens ours, to five minutes at most, and never shortens it', () => {
  expect([0, 0.5, 1, 60, 300, 301, 30 * 24 * 3600, -5].map((seconds) => backOffMs(1, seconds, 1))).toEqual([
    750, 750, 1_000, 60_000, 300_000, 300_000, 300_000, 750,
  ]);
  fc.assert(
    fc.property(
      fc.nat(20).map((nat) => nat + 1),
      fc.double(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempt, seconds, spread) => {
        const wait = backOffMs(attempt, seconds, spread);
        expect(wait).toBeGreaterThanOrEqual(backOffMs(attempt, null, spread));
        expect(wait).toBeGreaterThanOrEqual(750);
        expect(wait).toBeLessThanOrEqual(300_000);
      },
    ),
  );
});
