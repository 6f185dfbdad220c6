import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { countDown } from './count-down.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function listened(seconds: number) {
  const heard: (number | 'over')[] = [];
  const listening = countDown(seconds).subscribe({
    next: (left) => heard.push(left),
    complete: () => heard.push('over'),
  });
  return { heard, listening };
}

it('tells each second and then that it is over', () => {
  const { heard } = listened(3);
  vi.advanceTimersByTime(999);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([2]);
  vi.advanceTimersByTime(60_000);
  expect([heard, vi.getTimerCount()]).toEqual([[2, 1, 'over'], 0]);
});

it('after a sleep it goes on with what is left, or is over', () => {
  const long = listened(60);
  const short = listened(5);
  // The clock goes on, timers do not: a device that sleeps, a hidden tab that is slowed down.
  vi.setSystemTime(Date.now() + 30_500);
  vi.advanceTimersByTime(1_000);
  expect([long.heard, short.heard]).toEqual([[29], ['over']]);
  long.listening.unsubscribe();
  vi.advanceTimersByTime(60_000);
  expect([long.heard, vi.getTimerCount()]).toEqual([[29], 0]);
});
