import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import { useNow, useNowAtEnds, useNowByDay } from './use-now.ts';

const START = Date.parse('2026-03-15T08:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

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

it('renders again when the displayed time changes, and stops when it is over', async () => {
  const { result, act } = await renderHook(() => useNow(['2026-03-15T08:01:30Z'], START));
  expect([result.current, vi.getTimerCount()]).toEqual([START, 1]);
  await act(() => vi.advanceTimersByTime(30_000));
  expect([result.current, vi.getTimerCount()]).toEqual([START + 30_000, 1]);
  await act(() => vi.advanceTimersByTime(60_000));
  expect([result.current, vi.getTimerCount()]).toEqual([START + 90_000, 0]);
});

it('renders again at each end, the next one first, and stops after the last', async () => {
  const ends = ['2026-03-15T10:00:00Z', null, '2026-03-15T09:00:00Z', '2026-03-15T07:00:00Z'];
  const { result, act } = await renderHook(() => useNowAtEnds(ends));
  expect([result.current, vi.getTimerCount()]).toEqual([START, 1]);
  await act(() => vi.advanceTimersByTime(HOUR_MS));
  expect([result.current, vi.getTimerCount()]).toEqual([START + HOUR_MS, 1]);
  await act(() => vi.advanceTimersByTime(HOUR_MS));
  expect([result.current, vi.getTimerCount()]).toEqual([START + 2 * HOUR_MS, 0]);
});

it('an end beyond the longest timer is waited for in parts', async () => {
  const { result, act } = await renderHook(() => useNowAtEnds([new Date(START + 3e9).toISOString()]));
  await act(() => vi.advanceTimersByTime(LONGEST_TIMER_MS - 1));
  expect(result.current).toBe(START);
  await act(() => vi.advanceTimersByTime(1));
  expect([result.current, vi.getTimerCount()]).toEqual([START, 1]);
  await act(() => vi.advanceTimersByTime(3e9 - LONGEST_TIMER_MS));
  expect([result.current, vi.getTimerCount()]).toEqual([START + 3e9, 0]);
});

it('an end that passed while the device slept is noticed when the tab is visible', async () => {
  const { result, act } = await renderHook(() => useNowAtEnds(['2026-03-15T09:00:00Z']));
  await act(() => {
    // Timers stand still while a device sleeps.
    vi.setSystemTime(START + 2 * HOUR_MS);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect([result.current, vi.getTimerCount()]).toEqual([START + 2 * HOUR_MS, 0]);
});

it('an end that is added later is waited for', async () => {
  const { result, act, rerender } = await renderHook((ends?: string[]) => useNowAtEnds(ends ?? []), {
    initialProps: [] as string[],
  });
  await act(() => vi.advanceTimersByTime(HOUR_MS));
  await rerender(['2026-03-15T09:00:00Z']);
  await act(() => vi.advanceTimersByTime(0));
  expect([result.current, vi.getTimerCount()]).toEqual([START + HOUR_MS, 0]);
});

it('renders again when another day of UTC begins', async () => {
  const { result, act } = await renderHook(useNowByDay);
  await act(() => vi.advanceTimersByTime(16 * HOUR_MS - 1));
  expect(result.current).toBe(START);
  await act(() => vi.advanceTimersByTime(1));
  expect([result.current, vi.getTimerCount()]).toEqual([Date.parse('2026-03-16'), 1]);
});
