import { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { answered as readAnswer, readFailure } from './read-failure.ts';

const NOTHING = { status: null, code: null, fields: {}, retryAfterSeconds: null };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
});

afterEach(() => {
  vi.useRealTimers();
});

function answered(status: number, data: unknown, headers: Record<string, string> = {}) {
  const config = { headers: new AxiosHeaders({ Authorization: 'Bearer secret' }), data: 'password' };
  return readAnswer({ status, data, headers, config, statusText: '' });
}

it('reads the code of an answer', () => {
  expect(answered(401, { detail: 'no', code: 'token_not_valid' }).problem).toEqual({
    ...NOTHING,
    kind: 'answered',
    status: 401,
    code: 'token_not_valid',
  });
});

it('reads the field errors of a 400 and nothing else of it', () => {
  const body = { email: ['Taken.'], non_field_errors: ['a', 'b'], code: 'invalid', detail: 'no', odd: [1] };
  expect(answered(400, body).problem).toEqual({
    ...NOTHING,
    kind: 'answered',
    status: 400,
    code: 'invalid',
    fields: { email: ['Taken.'], non_field_errors: ['a', 'b'] },
  });
});

it.each([
  ['60', 60],
  ['Thu, 01 Jan 2026 00:01:30 GMT', 90],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  ['-5', 0],
])('reads Retry-After %j as %j seconds', (header, seconds) => {
  expect(answered(429, '', { 'retry-after': header }).problem.retryAfterSeconds).toBe(seconds);
});

it('tells a lost connection from a call that was given up', () => {
  expect(readFailure(new AxiosError('Network Error')).problem).toEqual({ ...NOTHING, kind: 'unreachable' });
  expect(readFailure(new CanceledError()).problem).toEqual({ ...NOTHING, kind: 'aborted' });
});

it.each([
  [500, true],
  [429, true],
  [425, true],
  [408, true],
  [404, false],
  [401, false],
])('says of status %d whether it may pass: %j', (status, transient) => {
  expect(answered(status, null).transient).toBe(transient);
});

it('holds nothing of the request', () => {
  const failure = answered(500, { detail: 'no' });
  expect(Object.keys(failure).toSorted()).toEqual(['name', 'problem']);
  expect([failure.message, failure.cause]).toEqual(['The server answered with status 500', undefined]);
});
