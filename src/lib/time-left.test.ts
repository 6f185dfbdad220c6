import { expect, it } from 'vitest';

import { timeLeft, untilNextChange } from './time-left.ts';

const DUE = '2026-03-17T09:00:00Z';
const before = (hours: number, minutes = 0, seconds = 0) =>
  Date.parse(DUE) - ((hours * 60 + minutes) * 60 + seconds) * 1000;

it.each([
  [before(72), { unit: 'hour', count: 72 }],
  [before(71, 59, 59), { unit: 'hour', count: 71 }],
  [before(2), { unit: 'hour', count: 2 }],
  [before(1, 59, 59), { unit: 'minute', count: 120 }],
  [before(1), { unit: 'minute', count: 60 }],
  [before(0, 0, 1), { unit: 'minute', count: 1 }],
  [before(0), null],
  [before(-1), null],
])('%#: what is left is never more than there is', (now, left) => {
  expect(timeLeft(DUE, now)).toEqual(left);
});

it('reads otherwise exactly when the next change says so', () => {
  for (const now of [before(72), before(30, 12, 7), before(2), before(1, 30), before(0, 0, 30)]) {
    const wait = untilNextChange([DUE], now) ?? 0;
    expect([timeLeft(DUE, now + wait - 1), timeLeft(DUE, now + wait)]).toEqual([
      timeLeft(DUE, now),
      expect.not.objectContaining(timeLeft(DUE, now) ?? {}),
    ]);
  }
});

it('one timer is enough for all, and none runs when nothing waits', () => {
  expect(untilNextChange([DUE, '2026-03-17T09:00:30Z'], before(0, 1, 10))).toBe(10_000);
  expect([untilNextChange([DUE], before(0)), untilNextChange([], before(1))]).toEqual([null, null]);
});
