import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { aborted, refreshFailed } from './errors.ts';
import { createRequestQueue } from './request-queue.ts';
import { runs } from '#tests/depth.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ type: 'arrive' } as const) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('abort' as const), who: fc.nat(30) }) },
  fc.constantFrom({ type: 'resolveAll' } as const, { type: 'rejectAll' } as const),
  fc.record({ type: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 20 }) }),
);

it('whatever happens, every waiter leaves exactly once, for its own reason, and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const queue = createRequestQueue<string>();
      const left: string[] = [];
      const expected: string[] = [];
      const inside = new Map<number, { arrivedAt: number; patience: AbortController }>();
      let arrivals = 0;
      const leave = (who: number, how: string) => {
        inside.delete(who);
        expected.push(`${who} ${how}`);
      };

      for (const now of [...steps, { type: 'resolveAll' } as const]) {
        if (now.type === 'arrive') {
          const who = arrivals++;
          const patience = new AbortController();
          inside.set(who, { arrivedAt: Date.now(), patience });
          queue.wait(patience.signal).then(
            (value) => left.push(`${who} ${value}`),
            (error: unknown) => left.push(`${who} ${error instanceof Error ? error.message : 'nothing'}`),
          );
        } else if (now.type === 'abort') {
          const waiter = inside.get(now.who);
          waiter?.patience.abort();
          if (waiter) leave(now.who, aborted().message);
        } else if (now.type === 'pass') {
          for (const [who, { arrivedAt }] of [...inside]) {
            if (Date.now() + now.seconds * 1000 - arrivedAt >= 15_000) leave(who, 'Token refresh failed');
          }
          await vi.advanceTimersByTimeAsync(now.seconds * 1000);
        } else {
          for (const who of [...inside.keys()])
            leave(who, now.type === 'resolveAll' ? 'token' : 'Token refresh failed');
          if (now.type === 'resolveAll') queue.resolveAll('token');
          else queue.rejectAll(refreshFailed({ kind: 'unreachable' }));
        }
        await vi.advanceTimersByTimeAsync(0);
      }

      expect(left).toEqual(expected);
      expect([queue.size(), vi.getTimerCount()]).toEqual([0, 0]);
    }),
    { numRuns: runs(300) },
  );
});

it('a request that is already aborted is not queued', async () => {
  const queue = createRequestQueue<string>();
  await expect(queue.wait(AbortSignal.abort())).rejects.toThrow(aborted().message);
  expect(queue.size()).toBe(0);
});
