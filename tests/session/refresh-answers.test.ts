import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { TestApi, UNAUTHORIZED, type Answer } from './test-api.ts';
import { openTab, settle, testBrowser, until, type Tab, type TestBrowser } from './test-browser.ts';

const REFRESH = '/api/v1/token/refresh/';
const THING = '/api/v1/things/';

let api: TestApi;
let browser: TestBrowser;
let tab: Tab;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  api = await new TestApi().start();
  browser = testBrowser({ storage: new Map([['user_refresh', 'refresh-0']]) });
  tab = await openTab(api.origin, browser);
  await tab.until((view) => view.isAuthorized);
  api.calls.length = 0;
});

afterEach(async () => {
  tab.close();
  await api.stop();
  vi.useRealTimers();
});

const storedRefresh = () => browser.storage.get('user_refresh');
const failing = () => tab.get(THING).catch((error: unknown) => error);

it('scenario 7: a refused refresh clears both tokens once and ends the session for all who wait', async () => {
  api.expireAll();
  api.refuseRefresh();
  const cleared = vi.fn();
  tab.session.onCleared(cleared);
  const failures = await Promise.all([failing(), failing(), failing()]);

  expect(failures.map(String)).toEqual(failures.map(() => 'ApiError: Token refresh failed'));
  expect(failures.map((failure) => (failure as { transient: boolean }).transient)).toEqual([
    false,
    false,
    false,
  ]);
  expect([api.refreshes.length, cleared.mock.calls.length]).toEqual([1, 1]);
  expect([...browser.storage]).toEqual([]);
  expect(tab.session.view()).toEqual({
    user: null,
    isAuthorized: false,
    emailValidated: false,
    isInitialized: true,
    error: 'lost',
    status: 'anonymous',
    isLoggingIn: false,
    logInFailure: null,
    isOpening: false,
    retryAt: null,
    isServerUnreachable: false,
    isRemembered: true,
    isLogOutUnsent: false,
  });
});

it('another tab that hangs with the refresh lock is waited for 8 seconds, then the refresh goes on without it', async () => {
  const hanging = Promise.withResolvers<undefined>();
  const other = navigator.locks.request('user_refresh', () => hanging.promise);
  api.expireAll();
  const answer = tab.get(THING);
  await settle();
  await vi.advanceTimersByTimeAsync(7_999);
  await settle();
  expect([api.refreshes.length, tab.session.view().isServerUnreachable]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(1);

  expect(await answer).toEqual({ path: THING });
  expect([api.refreshes.length, storedRefresh()]).toEqual([1, 'refresh-0']);
  hanging.resolve(undefined);
  await other;
});

/** One of each kind; `machines/token/token.failures.test.ts` has every status. */
const TRANSIENT: readonly [name: string, answer: Answer | 'hangUp'][] = [
  ['500', { status: 500 }],
  ['an unreadable 200', { status: 200, body: '<html>Hotel network</html>' }],
  ['a 200 without a token', { status: 200, body: { access: null } }],
  ['a lost connection', 'hangUp'],
];

it.each(TRANSIENT)('scenario 8: a refresh that gets %s keeps the player logged in', async (_, answer) => {
  api.expireAll();
  api.on(REFRESH, () => answer);
  expect(await failing()).toMatchObject({ message: 'Token refresh failed', transient: true });
  expect(storedRefresh()).toBe('refresh-0');
  expect(tab.session.view()).toMatchObject({ isAuthorized: true, isServerUnreachable: true });

  api.on(REFRESH, api.defaultAnswer);
  tab.session.retry();
  expect(await tab.get(THING)).toEqual({ path: THING });
  expect(tab.session.view()).toMatchObject({ isAuthorized: true, isServerUnreachable: false });
});

it('scenario 8: a refresh without an answer is given up after 10 seconds', async () => {
  api.expireAll();
  api.hold(REFRESH);
  const failure = failing();
  await until(() => api.refreshes.length === 1);
  await vi.advanceTimersByTimeAsync(9_999);
  await settle();
  expect(tab.session.view().isServerUnreachable).toBe(false);
  await vi.advanceTimersByTimeAsync(1);

  expect(await failure).toMatchObject({ message: 'Token refresh failed', transient: true });
  expect(storedRefresh()).toBe('refresh-0');
  expect(tab.session.view()).toMatchObject({ isAuthorized: true, isServerUnreachable: true });
});

it('scenario 57: a proxy that answers every call with its own 401 ends no session', async () => {
  api.on(THING, () => ({ status: 401, body: '<html>401</html>' }));
  api.on('/api/v1/account/', () => ({ status: 401, body: '<html>401</html>' }));
  expect(await failing()).toMatchObject({ problem: { kind: 'unreadable' }, transient: true });
  expect([storedRefresh(), tab.session.view().isAuthorized]).toEqual(['refresh-0', true]);
});

it('scenario 9: after a 429 with Retry-After 60 no refresh goes out for 60 seconds and requests fail fast', async () => {
  api.expireAll();
  api.on(REFRESH, () => ({ status: 429, headers: { 'Retry-After': '60' } }));
  await failing();
  tab.page.dispatchEvent(new Event('online'));
  tab.page.dispatchEvent(new Event('visibilitychange'));
  tab.session.retry();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(await failing()).toMatchObject({ message: 'Token refresh failed', transient: true });
  expect([api.refreshes.length, tab.session.view().retryAt]).toEqual([1, Date.now() + 1]);

  api.on(REFRESH, api.defaultAnswer);
  await vi.advanceTimersByTimeAsync(1);
  expect(await tab.get(THING)).toEqual({ path: THING });
  expect(api.refreshes.length).toBe(2);
});

it('scenario 10: offline nothing is wiped, and coming online causes one refresh and then data', async () => {
  api.expireAll();
  const letGo = api.hold(REFRESH);
  api.on(REFRESH, () => 'hangUp');
  await failing();
  expect(storedRefresh()).toBe('refresh-0');
  expect(tab.session.view()).toMatchObject({ isAuthorized: true, isServerUnreachable: true });
  api.calls.length = 0;
  api.on(REFRESH, api.defaultAnswer);
  letGo();
  tab.page.dispatchEvent(new Event('online'));

  expect(await Promise.all([tab.get(THING), tab.get(THING)])).toEqual([{ path: THING }, { path: THING }]);
  expect(api.refreshes.length).toBe(1);
});

it('scenario 11: with rotation the new refresh token is stored and used next', async () => {
  api.isRotating = true;
  for (let round = 0; round < 2; round += 1) {
    api.expireAll();
    await tab.get(THING);
  }
  const sent = api.refreshes.map((call) => call.body);
  expect(sent).toEqual(['{"refresh":"refresh-0"}', '{"refresh":"refresh-2"}']);
  expect(storedRefresh()).toBe('refresh-3');
});

it('scenario 11: without rotation the old refresh token is kept', async () => {
  for (let round = 0; round < 2; round += 1) {
    api.expireAll();
    await tab.get(THING);
  }
  expect(api.refreshes.map((call) => call.body)).toEqual([
    '{"refresh":"refresh-0"}',
    '{"refresh":"refresh-0"}',
  ]);
  expect(storedRefresh()).toBe('refresh-0');
});

it('scenario 16: after a sleep past expiry the next request refreshes first', async () => {
  vi.setSystemTime(Date.now() + 3_600_000);
  await tab.get(THING);

  expect(api.calls.map((call) => call.path)).toEqual([REFRESH, THING]);
});

it('a token that is still good is sent when it cannot be refreshed early', async () => {
  api.on(REFRESH, () => ({ status: 503 }));
  vi.setSystemTime(Date.now() + 280_000);

  expect(await tab.get(THING)).toEqual({ path: THING });
  expect(api.calls.map((call) => call.path)).toEqual([REFRESH, THING]);
});

it('scenario 18: a replay that gets 403 announces the block once and keeps the tokens', async () => {
  const blocked = vi.fn();
  tab.onRegionBlocked(blocked);
  let tries = 0;
  api.on(THING, () => (++tries === 1 ? UNAUTHORIZED : { status: 403, body: { code: 'region_blocked' } }));

  expect(await failing()).toMatchObject({ problem: { status: 403, code: 'region_blocked' } });
  expect(blocked.mock.calls).toEqual([[]]);
  expect(storedRefresh()).toBe('refresh-0');
  expect(tab.session.view().isAuthorized).toBe(true);
});

it('scenario 18: a refresh that gets 403 announces the block, keeps the tokens and can be tried again', async () => {
  const blocked = vi.fn();
  tab.onRegionBlocked(blocked);
  api.expireAll();
  api.on(REFRESH, () => ({ status: 403, body: { code: 'region_blocked' } }));

  expect(await failing()).toMatchObject({ message: 'Token refresh failed', problem: { status: 403 } });
  expect(await failing()).toMatchObject({ message: 'Token refresh failed', problem: { status: 403 } });
  expect([api.refreshes.length, blocked.mock.calls.length]).toEqual([1, 1]);
  expect(storedRefresh()).toBe('refresh-0');
  api.on(REFRESH, api.defaultAnswer);
  tab.session.retry();
  expect(await tab.get(THING)).toEqual({ path: THING });
});
