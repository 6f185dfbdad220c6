import { afterEach, beforeEach, expect, it } from 'vitest';

import { http } from '#sdk/http.ts';
import { installTokenSource } from '#sdk/token-source.ts';
import { configureHttp } from '#sdk/transport.ts';
import { validated } from '#sdk/validated.ts';
import { Region200Response } from '#sdk/generated/zod/region/region.zod.ts';
import { TestApi } from './test-api.ts';

const REGION = '/api/v1/region/';
const NOTHING = { status: null, code: null, fields: {}, retryAfterSeconds: null };

let api: TestApi;

beforeEach(async () => {
  api = await new TestApi().start();
  configureHttp({ baseUrl: api.origin });
});

afterEach(() => api.stop());

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => 'succeeded',
    (error: unknown) => (error as { problem: unknown }).problem,
  );

it('arrays in the query repeat the key', async () => {
  await http({ url: REGION, method: 'GET', params: { room: ['a', 'b'], kind: undefined, top: true } });
  expect(api.calls[0]?.query).toBe('room=a&room=b&top=true');
});

it('without a session every request goes without a token', async () => {
  await http({ url: REGION, method: 'GET' });
  expect(api.calls[0]?.token).toBe(null);
});

it('the options of a call come after its own settings, and headers add up', async () => {
  const own = {
    url: REGION,
    method: 'POST',
    data: { a: 1 },
    headers: { 'Content-Type': 'application/json' },
  };
  api.on('/api/v1/plans/', () => ({ status: 200, body: {} }));
  await http(own, { url: '/api/v1/plans/', headers: { 'X-Key': '1' } });
  expect(api.calls[0]).toEqual({
    method: 'POST',
    path: '/api/v1/plans/',
    query: '',
    token: null,
    contentType: 'application/json',
    body: '{"a":1}',
  });
});

it('an empty answer is nothing', async () => {
  api.on(REGION, () => ({ status: 204 }));
  expect(await http({ url: REGION, method: 'GET' })).toBe('');
});

it('a page instead of JSON is unreadable, and so is an answer of the wrong shape', async () => {
  api.on(REGION, () => ({ status: 200, body: '<html>Welcome to the hotel</html>' }));
  expect(await problemOf(http({ url: REGION, method: 'GET' }))).toEqual({ ...NOTHING, kind: 'unreadable' });
  const wrong = async () => validated(Region200Response, { country: 7 });
  expect(await problemOf(wrong())).toEqual({ ...NOTHING, kind: 'unreadable' });
});

it('a call without a server is unreachable', async () => {
  await api.stop();
  expect(await problemOf(http({ url: REGION, method: 'GET' }))).toEqual({ ...NOTHING, kind: 'unreachable' });
  await api.start();
});

it('a call that is given up is aborted', async () => {
  const patience = new AbortController();
  api.on(REGION, () => {
    patience.abort();
    return { status: 200, body: {} };
  });
  const problem = await problemOf(http({ url: REGION, method: 'GET', signal: patience.signal }));
  expect(problem).toEqual({ ...NOTHING, kind: 'aborted' });
});

it('the token calls carry no token, whatever the session holds', async () => {
  const uninstall = installTokenSource({
    getToken: () => Promise.resolve({ token: 'access', generation: 1, login: 1 }),
    rejectToken: () => undefined,
  });
  await http({ url: '/api/v1/token/blacklist/', method: 'POST', data: { refresh: 'r' } });
  uninstall();
  expect(api.calls[0]?.token).toBe(null);
});
