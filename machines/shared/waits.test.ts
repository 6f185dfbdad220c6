import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { timerMs, within } from './waits.ts';

it('whatever number comes, a timer is set for a time that it can wait', () => {
  fc.assert(
    fc.property(fc.double(), (ms) => {
      const wait = timerMs(ms);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(2 ** 31 - 1);
      if (ms >= 0 && ms < 2 ** 31) expect(wait === ms).toBe(true);
    }),
  );
});

it('a number between its bounds stays as it is, and what is none is the lower one', () => {
  expect([4, 5, 7, 10, 11, Infinity, -Infinity, NaN].map((value) => within(value, 5, 10))).toEqual([
    5, 5, 7, 10, 10, 10, 5, 5,
  ]);
});
