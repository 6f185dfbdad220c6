import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('the time of the server goes on from its last answer, whatever the device shows', async () => {
  const { noteServerTime, serverNow } = await import('./server-clock.ts');
  expect(serverNow()).toBeNull();
  noteServerTime('Sat, 14 Mar 2026 09:26:53 GMT');
  vi.advanceTimersByTime(1500);
  vi.setSystemTime(0);
  expect(serverNow()).toBe(Date.UTC(2026, 2, 14, 9, 26, 54, 500));
  noteServerTime('Sat, 14 Mar 2026 09:00:00 GMT');
  expect(serverNow()).toBe(Date.UTC(2026, 2, 14, 9));
});

it.each([undefined, null, '', 'soon', ['Sat, 14 Mar 2026 09:26:53 GMT']])(
  'an answer without a time says nothing: %s',
  async (date) => {
    const { noteServerTime, serverNow } = await import('./server-clock.ts');
    noteServerTime(date);
    expect(serverNow()).toBeNull();
  },
);
