import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import { LONG_AWAY_MS, usePlayerReturned } from './use-player-returned.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a return calls back at most once in half a minute, by focus or visibility', async () => {
  const onReturned = vi.fn<() => void>();
  const { unmount } = await renderHook(() => {
    usePlayerReturned(LONG_AWAY_MS, onReturned);
  });
  const callCounts = [29_999, 30_000, 59_999, 60_000].map((now) => {
    vi.setSystemTime(now);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    return onReturned.mock.calls.length;
  });
  expect(callCounts).toEqual([0, 1, 1, 2]);

  await unmount();
  vi.setSystemTime(120_000);
  window.dispatchEvent(new Event('focus'));
  expect(onReturned).toHaveBeenCalledTimes(2);
});

it('without a threshold every return calls back', async () => {
  const onReturned = vi.fn<() => void>();
  await renderHook(() => {
    usePlayerReturned(0, onReturned);
  });
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('focus'));
  expect(onReturned).toHaveBeenCalledTimes(2);
});
