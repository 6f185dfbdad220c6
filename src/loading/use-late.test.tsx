import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import { useLate } from './use-late.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a wait is late after ten seconds, a new try starts the count over, and the end of the wait resets it', async () => {
  const { result, rerender, act } = await renderHook((isWaiting?: boolean) => useLate(isWaiting ?? true));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  await pass(9_999);
  expect(result.current.isLate).toBe(false);
  await pass(1);
  expect(result.current.isLate).toBe(true);
  await act(() => {
    result.current.startOver();
  });
  expect(result.current.isLate).toBe(false);
  await pass(10_000);
  expect(result.current.isLate).toBe(true);
  await rerender(false);
  expect(result.current.isLate).toBe(false);
  await rerender(true);
  expect([result.current.isLate, vi.getTimerCount()]).toEqual([false, 1]);
});
