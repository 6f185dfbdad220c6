import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import { useNow } from './use-now.ts';

const START = Date.parse('2026-03-15T08:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

it('renders once when nothing waits, and sets no timer', async () => {
  let renders = 0;
  await renderHook(() => {
    renders += 1;
    return useNow([], START);
  });
  expect([renders, vi.getTimerCount()]).toEqual([1, 0]);
});

it('renders again when a wait reads otherwise, and stops when it is over', async () => {
  const { result, act } = await renderHook(() => useNow(['2026-03-15T08:01:30Z'], START));
  expect([result.current, vi.getTimerCount()]).toEqual([START, 1]);
  await act(() => vi.advanceTimersByTime(30_000));
  expect([result.current, vi.getTimerCount()]).toEqual([START + 30_000, 1]);
  await act(() => vi.advanceTimersByTime(60_000));
  expect([result.current, vi.getTimerCount()]).toEqual([START + 90_000, 0]);
});
