import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { browserLocks, withLock, type LockOutcome } from './locks.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NAME = 'locks.test';
const never = new Promise<never>(() => undefined);

const managerOf = (request: () => unknown) => ({ request }) as unknown as LockManager;
const security = () => new DOMException('no', 'SecurityError');

/** What the browser has in place of locks, whether the wait has to pass, and how the work begins. */
const BROWSERS: readonly [string, LockManager | undefined, 'at once' | 'after the wait', LockOutcome][] = [
  ['locks', navigator.locks, 'at once', 'held'],
  ['no locks', undefined, 'at once', 'refused'],
  ['locks that reject', managerOf(() => Promise.reject(security())), 'at once', 'refused'],
  [
    'locks that throw',
    managerOf(() => {
      throw security();
    }),
    'at once',
    'refused',
  ],
  ['locks that never answer', managerOf(() => never), 'after the wait', 'late'],
];

it.each(BROWSERS)('with %s the work is done once', async (_, locks, when, outcome) => {
  for (const ifFree of [false, true]) {
    const work = vi.fn((how: LockOutcome) => Promise.resolve(`done, ${how}`));
    const done = withLock(locks, NAME, { ifFree, waitMs: 8_000 }, work);
    if (when === 'after the wait') {
      await vi.advanceTimersByTimeAsync(7_999);
      expect(work.mock.calls).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(await done).toBe(`done, ${outcome}`);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work.mock.calls).toEqual([[outcome]]);
  }
});

it('after the wait for a tab that hangs, the work runs without stealing its lock', async () => {
  const other = Promise.withResolvers<undefined>();
  const held = navigator.locks.request(NAME, () => other.promise);
  const work = vi.fn((how: LockOutcome) => Promise.resolve(how));
  const done = withLock(navigator.locks, NAME, { waitMs: 8_000 }, work);
  await vi.advanceTimersByTimeAsync(8_000);

  expect(await done).toBe('late');
  expect((await navigator.locks.query()).held?.map(({ name }) => name)).toEqual([NAME]);
  other.resolve(undefined);
  await held;
  await navigator.locks.request(NAME, () => undefined);
  expect(work.mock.calls).toEqual([['late']]);
});

it('`ifFree` does not wait for another tab that holds the lock', async () => {
  const other = Promise.withResolvers<undefined>();
  const held = navigator.locks.request(NAME, () => other.promise);
  expect(await withLock(navigator.locks, NAME, { ifFree: true, waitMs: 8_000 }, async (how) => how)).toBe(
    'taken',
  );
  other.resolve(undefined);
  await held;
});

it('what the work throws comes out, and the lock is free again', async () => {
  const fails = () => Promise.reject(new Error('of the work'));
  await expect(withLock(navigator.locks, NAME, { waitMs: 8_000 }, fails)).rejects.toThrow('of the work');
  expect(await withLock(navigator.locks, NAME, { ifFree: true, waitMs: 8_000 }, async (how) => how)).toBe(
    'held',
  );
});

it.each([
  ['has none', {}],
  [
    'throws on the first look',
    {
      get locks() {
        throw security();
      },
    },
  ],
])('there are no locks in a browser that %s', (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(browserLocks()).toBe(undefined);
});
