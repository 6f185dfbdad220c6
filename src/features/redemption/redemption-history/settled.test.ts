import { expect, it } from 'vitest';

import { expectedBy } from './redemption-clock.ts';
import { settledSince } from './settled.ts';

const one = (id: number, status: 'pending' | 'completed' | 'failed') => ({ id, status });

it('only what was on its way and no longer is was settled', () => {
  const before = [one(4, 'pending'), one(3, 'pending'), one(2, 'completed')];
  const now = [one(5, 'completed'), one(4, 'failed'), one(3, 'pending'), one(2, 'completed')];
  expect(settledSince(before, now)).toEqual([one(4, 'failed')]);
  expect(settledSince([], now)).toEqual([]);
});

it('is expected within a day of the clock, whatever the zone does meanwhile', () => {
  expect(expectedBy({ requested_at: '2026-03-28T14:05:00Z' })).toBe('2026-03-29T14:05:00.000Z');
});
