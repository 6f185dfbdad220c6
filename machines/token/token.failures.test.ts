import { expect, it } from 'vitest';

import { readProblem } from '#machines/shared/problem.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { judgeRefresh, type RefreshAnswer, type StoredNow } from './token.failures.ts';

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
