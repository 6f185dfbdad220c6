import { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';

import { setReporter } from '#lib/log.ts';
import { statusOf } from './errors.ts';
import { answered as readAnswer, readFailure } from './read-failure.ts';
import { validated } from './validated.ts';

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
  ['7f4c2a52-9d0e-4f6a-8f55-0f1f5a1c2b3d', '7f4c2a52-9d0e-4f6a-8f55-0f1f5a1c2b3d'],
  ['a'.repeat(65), undefined],
  ['<b>id</b>', undefined],
  ['', undefined],
])('reads the id of the request %j as %j', (header, id) => {
  const headers = { 'x-request-id': header };
  expect(answered(500, {}, headers).problem.requestId).toBe(id);
  // The answer of a proxy.
  expect(answered(404, 'not found', headers).problem.requestId).toBe(id);
});

it('what does not match the description is reported once, with the place in the answer', () => {
  const reported = vi.fn<NonNullable<Parameters<typeof setReporter>[0]>>();
  setReporter(reported);
  onTestFinished(() => setReporter(null));
  const deals = z.object({ deals: z.array(z.object({ id: z.number() })) });
  expect(() => validated(deals, { deals: [{ id: 'Dana' }] })).toThrow(
    'The answer is not what the API description promises at deals.0.id',
  );
  answered(500, { detail: 'no' });
  expect(reported.mock.calls.map(([{ kind, error }]) => [kind, (error as Error).message])).toEqual([
    ['answer', 'The answer is not what the API description promises at deals.0.id'],
  ]);
});

it.each([
  ['60', 60],
  ['Thu, 01 Jan 2026 00:01:30 GMT', 90],
  ['Wed, 31 Dec 2025 00:00:00 GMT', null],
  ['0', null],
  ['3600', 3600],
  ['2592000', 3600],
  ['9'.repeat(400), 3600],
  ['Thu, 31 Dec 2099 00:00:00 GMT', 3600],
  ['soon', null],
  ['', null],
  ['-5', null],
])('reads Retry-After %j as %j seconds', (header, seconds) => {
  expect(answered(429, '', { 'retry-after': header }).problem.retryAfterSeconds).toBe(seconds);
});

it('whatever Retry-After says, it is no wait, or one of a second to an hour', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.date().map(String)), (header) => {
      const seconds = answered(429, '', { 'retry-after': header }).problem.retryAfterSeconds;
      if (seconds !== null) expect(seconds).toSatisfy((value: number) => value >= 1 && value <= 3600);
    }),
  );
});

it.each([
  ['the page of a proxy', '<html>404</html>', [400, 401, 404, 409, 422]],
  ['nothing', '', [400, 401, 404, 409, 422]],
  // With 400 it is what Django says of a form as a whole, or of a field.
  ['a list', ['no'], [401, 404, 409, 422]],
  ['an object of somebody else', { message: 'Unauthorized' }, [401, 404, 409, 422]],
])('a refusal with %s is not an answer of the API: it may pass', (_, body, statuses) => {
  for (const status of statuses) {
    const failure = answered(status, body);
    expect([failure.problem, failure.transient]).toEqual([{ ...NOTHING, kind: 'unreadable' }, true]);
    expect(statusOf(failure)).toBe(status);
  }
  for (const status of [403, 408, 425, 429, 500, 503]) {
    expect(answered(status, body).problem).toEqual({ ...NOTHING, kind: 'answered', status });
  }
});

it.each([{ detail: 'no' }, { code: 'no' }, { detail: 'no', code: 'no' }, { email: ['Taken.'] }])(
  'a refusal with %j is the API’s own',
  (body) => {
    const { problem } = answered(400, body);
    expect([problem.kind, problem.status]).toEqual(['answered', 400]);
  },
);

it('distinguishes a lost connection from an aborted call', () => {
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
])('status %d is transient: %j', (status, transient) => {
  expect(answered(status, { detail: 'no' }).transient).toBe(transient);
});

it('holds no part of the request', () => {
  const failure = answered(500, { detail: 'no' });
  expect(Object.keys(failure).toSorted()).toEqual(['name', 'problem']);
  expect([failure.message, failure.cause]).toEqual(['The server answered with status 500', undefined]);
});
