import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { readProblem } from '#machines/shared/problem.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { backOffMs, judgeRefresh, type RefreshAnswer, type StoredNow } from './token.failures.ts';

const TOKENS = { access: 'a' };
const status = (code: number, retryAfterSeconds: number | null = null) => ({
  problem: readProblem(problemError({ status: code, retryAfterSeconds })),
});
const tooOld = { problem: readProblem(problemError({ status: 401, code: 'session_too_old' })) };
const fieldsOnly = (code: number) => ({
  problem: readProblem(problemError({ status: code, fields: { refresh: ['This field is required.'] } })),
});
const unanswered = { problem: readProblem(problemError({ kind: 'unreachable' })) };
const unreadable = { problem: readProblem(problemError({ kind: 'unreadable' })) };
const transient = { kind: 'transient', retryAfterSeconds: null } as const;

const TABLE: readonly [string, RefreshAnswer<typeof TOKENS>, StoredNow, ReturnType<typeof judgeRefresh>][] = [
  ['200', { tokens: TOKENS }, 'same', { kind: 'ok', tokens: TOKENS }],
  ['200', { tokens: TOKENS }, 'other', { kind: 'superseded' }],
  ['200', { tokens: TOKENS }, 'nothing', { kind: 'gone' }],
  ...[400, 401, 404].flatMap((code): typeof TABLE => [
    [String(code), status(code), 'same', { kind: 'refused' }],
    [String(code), status(code), 'other', { kind: 'superseded' }],
    [String(code), status(code), 'nothing', { kind: 'gone' }],
  ]),
  ['401 for the age of the session', tooOld, 'same', { kind: 'tooOld' }],
  ['401 for the age of the session', tooOld, 'other', { kind: 'superseded' }],
  ['401 for the age of the session', tooOld, 'nothing', { kind: 'gone' }],
  ...[400, 401, 404].map((code): (typeof TABLE)[number] => [
    `${code} about a field alone`,
    fieldsOnly(code),
    'same',
    transient,
  ]),
  ['403', status(403), 'same', { kind: 'blocked' }],
  ['403', status(403), 'other', { kind: 'blocked' }],
  ['403', status(403), 'nothing', { kind: 'gone' }],
  ...[408, 425, 429, 500, 502, 503, 504, 409, 418].map((code): (typeof TABLE)[number] => [
    String(code),
    status(code),
    'same',
    transient,
  ]),
  ['429 with Retry-After', status(429, 60), 'same', { kind: 'transient', retryAfterSeconds: 60 }],
  ['no answer', unanswered, 'same', transient],
  ['no answer', unanswered, 'nothing', { kind: 'gone' }],
  ['an unreadable answer', unreadable, 'same', transient],
];

it.each(TABLE)(
  'a refresh with %s, seen when the storage holds %3$s, is judged',
  (_, answer, stored, verdict) => {
    expect(judgeRefresh(answer, stored)).toEqual(verdict);
  },
);

it('the wait is spread over its last quarter', () => {
  expect([1, 2, 3, 4, 5, 9].map((attempt) => backOffMs(attempt, null, 0))).toEqual([
    1_000, 2_000, 5_000, 15_000, 60_000, 60_000,
  ]);
  expect(backOffMs(4, null, 1)).toBe(11_250);
});

it('scenario 56: a wait that the server names lengthens ours, to five minutes at most, and never shortens it', () => {
  expect([0, 0.5, 1, 60, 300, 301, 30 * 24 * 3600, -5].map((seconds) => backOffMs(1, seconds, 1))).toEqual([
    750, 750, 1_000, 60_000, 300_000, 300_000, 300_000, 750,
  ]);
  fc.assert(
    fc.property(
      fc.nat(20).map((nat) => nat + 1),
      fc.double(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempt, seconds, spread) => {
        const wait = backOffMs(attempt, seconds, spread);
        expect(wait).toBeGreaterThanOrEqual(backOffMs(attempt, null, spread));
        expect(wait).toBeGreaterThanOrEqual(750);
        expect(wait).toBeLessThanOrEqual(300_000);
      },
    ),
  );
});
