import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { callAt } from './call-at.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 1);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

it('calls at the moment and not before, also when that is farther than a timer reaches', () => {
  for (const days of [0.001, 1, 24, 25, 90]) {
    const work = vi.fn();
    callAt(Date.now() + days * DAY_MS, work);
    vi.advanceTimersByTime(days * DAY_MS - 1);
    expect(work.mock.calls.length).toBe(0);
    vi.advanceTimersByTime(1);
    expect(work.mock.calls.length).toBe(1);
    vi.advanceTimersByTime(90 * DAY_MS);
    expect(work.mock.calls.length).toBe(1);
  }
});

it('no moment, whatever number it is, is called before its time', () => {
  fc.assert(
    fc.property(fc.double(), (moment) => {
      const work = vi.fn();
      const stop = callAt(moment, work);
      vi.advanceTimersByTime(10);
      expect(work.mock.calls.length).toBe(Number.isFinite(moment) && moment <= Date.now() ? 1 : 0);
      stop();
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});
