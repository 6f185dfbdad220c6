import { afterEach, beforeEach, expect, it } from 'vitest';

import { ADA, TestApi, UNAUTHORIZED } from './test-api.ts';
import { openTab, settle, testBrowser, until, type Tab, type TestBrowser } from './test-browser.ts';

const REFRESH = '/api/v1/token/refresh/';
const LOGIN = '/api/v1/token/';
const ACCOUNT = '/api/v1/account/';
const DEALS = '/api/v1/deals/';
const CREDENTIALS = { email: 'ada@example.com', password: 'S3cret!pass' };

let api: TestApi;
let tab: Tab;

beforeEach(async () => {
  api = await new TestApi().start();
});

afterEach(async () => {
  tab.close();
  await api.stop();
});

const before = (): TestBrowser => testBrowser({ storage: new Map([['user_refresh', 'refresh-0']]) });
const paths = () => api.calls.map((call) => call.path);

it('without tokens the start-up ends logged out and asks the server nothing', async () => {
  tab = await openTab(api.origin, testBrowser());
  const view = await tab.until(({ isInitialized }) => isInitialized);

  expect([view.status, view.error, paths()]).toEqual(['anonymous', null, []]);
});

it('logging in keeps the refresh token, reads the account and knows whether the address is verified', async () => {
  const browser = testBrowser();
  api.player = { ...ADA, email: null, surprise: 'a field that nobody knows' };
  tab = await openTab(api.origin, browser);
  await tab.until(({ isInitialized }) => isInitialized);
  tab.session.logIn(CREDENTIALS);
  const view = await tab.until(({ isAuthorized }) => isAuthorized);

  expect([view.user, view.emailValidated]).toEqual([{ ...ADA, email: null }, false]);
  expect(paths()).toEqual([LOGIN, ACCOUNT]);
  expect(browser.storage.get('user_refresh')).toBe('refresh-1');
  expect([...browser.storage.values()].filter((value) => value.includes(api.current))).toEqual([]);
});

it('scenario 19: a login that gets 401 refreshes nothing and is refused', async () => {
  api.on(LOGIN, () => UNAUTHORIZED);
  tab = await openTab(api.origin, testBrowser());
  await tab.until(({ isInitialized }) => isInitialized);
  tab.session.logIn(CREDENTIALS);
  const view = await tab.until(({ logInFailure }) => logInFailure !== null);

  expect([view.status, view.logInFailure, paths()]).toEqual(['anonymous', { code: 'refused' }, [LOGIN]]);
  tab.session.dismissLogInFailure();
  expect(tab.session.view().logInFailure).toBe(null);
});

it('a login tells how long to wait after too many tries', async () => {
  api.on(LOGIN, () => ({ status: 429, headers: { 'Retry-After': '90' } }));
  tab = await openTab(api.origin, testBrowser());
  await tab.until(({ isInitialized }) => isInitialized);
  tab.session.logIn(CREDENTIALS);
  const view = await tab.until(({ logInFailure }) => logInFailure !== null);

  expect(view.logInFailure).toEqual({ code: 'tooManyTries', seconds: 90 });
});

it('scenario 20: public calls with a dead token go again without it', async () => {
  tab = await openTab(api.origin, before());
  await tab.until(({ isAuthorized }) => isAuthorized);
  api.expireAll();
  api.refuseRefresh();
  api.calls.length = 0;

  expect(await Promise.all([tab.get(DEALS), tab.get(DEALS)])).toEqual([{ path: DEALS }, { path: DEALS }]);
  expect(api.refreshes.length).toBe(1);
  expect(api.to(DEALS).map((call) => call.token === null)).toEqual([false, false, true, true]);
});

it('scenario 20: a public call goes without a token when the server cannot refresh it', async () => {
  api.on(REFRESH, () => 'hangUp');
  tab = await openTab(api.origin, before());

  expect(await tab.get(DEALS)).toEqual({ path: DEALS });
  expect(await tab.get(DEALS)).toEqual({ path: DEALS });
});

it('scenario 21: a start with a stored refresh token refreshes once and reads the account once', async () => {
  tab = await openTab(api.origin, before());
  const { startSession } = await import('#session/session.ts');
  startSession();
  await tab.until(({ isAuthorized }) => isAuthorized);
  await settle();

  expect(paths()).toEqual([REFRESH, ACCOUNT]);
});

it('scenario 22: an account that cannot be read leaves a logged-out view whose retry works without logging in', async () => {
  const browser = before();
  api.on(ACCOUNT, () => ({ status: 500 }));
  tab = await openTab(api.origin, browser);
  const view = await tab.until(({ isInitialized }) => isInitialized);
  expect(view).toEqual({
    user: null,
    isAuthorized: false,
    emailValidated: false,
    isInitialized: true,
    error: 'unexpected',
    status: 'unreachable',
    isLoggingIn: false,
    logInFailure: null,
    isOpening: false,
    retryAt: null,
    isServerUnreachable: true,
    isRemembered: true,
    isLogOutUnsent: false,
  });
  expect(browser.storage.get('user_refresh')).toBe('refresh-0');

  api.on(ACCOUNT, api.defaultAnswer);
  tab.session.retry();
  expect((await tab.until(({ isAuthorized }) => isAuthorized)).user).toEqual(ADA);
  expect(api.to(LOGIN)).toEqual([]);
});

it('scenario 22: a server that is down at start-up is found again when the network returns', async () => {
  api.on(REFRESH, () => 'hangUp');
  tab = await openTab(api.origin, before());
  const view = await tab.until(({ isInitialized }) => isInitialized);
  expect([view.status, view.error]).toEqual(['unreachable', 'unreachable']);

  api.on(REFRESH, api.defaultAnswer);
  tab.page.dispatchEvent(new Event('online'));
  expect((await tab.until(({ isAuthorized }) => isAuthorized)).user).toEqual(ADA);
});

it('scenario 23: where storage throws, logging in works for this tab and says that it will not last', async () => {
  tab = await openTab(api.origin, testBrowser({ storageThrows: true }));
  await tab.until(({ isInitialized }) => isInitialized);
  tab.session.logIn(CREDENTIALS);
  const view = await tab.until(({ isAuthorized }) => isAuthorized);
  api.expireAll();

  expect(view.isRemembered).toBe(false);
  expect(await tab.get('/api/v1/things/')).toEqual({ path: '/api/v1/things/' });
  tab.session.logOut();
  await expect(tab.get('/api/v1/things/')).rejects.toThrow('The server answered with status 401');
});

it('scenario 23: where storage throws and Web Locks are refused, reading and a change of password work', async () => {
  const refused = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  const browser = testBrowser({ storageThrows: true, locks: refused as unknown as LockManager });
  tab = await openTab(api.origin, browser);
  await tab.until(({ isInitialized }) => isInitialized);
  tab.session.logIn(CREDENTIALS);
  await tab.until(({ isAuthorized }) => isAuthorized);

  for (let round = 0; round < 2; round += 1) {
    api.expireAll();
    expect(await tab.get('/api/v1/things/')).toEqual({ path: '/api/v1/things/' });
  }
  await tab.session.renewTokens(async () => api.replaceTokens());
  expect(await tab.get('/api/v1/things/')).toEqual({ path: '/api/v1/things/' });
  expect(api.refreshes.map((call) => call.body)).toEqual([
    '{"refresh":"refresh-1"}',
    '{"refresh":"refresh-1"}',
  ]);
});

it.each(['', ' ', 'undefined', 'null', '[object Object]', '{"half":', 'two words', 'a'.repeat(2 ** 20)])(
  'what cannot be a token is removed from the storage without a call (%#)',
  async (rubbish) => {
    const browser = testBrowser({ storage: new Map([['user_refresh', rubbish]]) });
    tab = await openTab(api.origin, browser);
    const view = await tab.until(({ isInitialized }) => isInitialized);

    expect([view.status, [...browser.storage], paths()]).toEqual(['anonymous', [], []]);
  },
);

it('says that a login will not last the moment that a rotated token finds no room', async () => {
  const browser = before();
  api.isRotating = true;
  tab = await openTab(api.origin, browser);
  expect((await tab.until(({ isAuthorized }) => isAuthorized)).isRemembered).toBe(true);
  browser.storage.set = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  api.expireAll();
  expect(await tab.get('/api/v1/things/')).toEqual({ path: '/api/v1/things/' });

  expect(tab.session.view()).toMatchObject({ isAuthorized: true, isRemembered: false });
  // The old token is revoked: sending it again would end the session everywhere.
  expect(browser.storage.get('user_refresh')).toBe(undefined);
  api.expireAll();
  expect(await tab.get('/api/v1/things/')).toEqual({ path: '/api/v1/things/' });
});

it('scenario 24: logging in twice at once sends one request', async () => {
  tab = await openTab(api.origin, testBrowser());
  await tab.until(({ isInitialized }) => isInitialized);
  tab.session.logIn(CREDENTIALS);
  tab.session.logIn(CREDENTIALS);
  await tab.until(({ isAuthorized }) => isAuthorized);
  tab.session.logIn(CREDENTIALS);
  await settle();

  expect(api.to(LOGIN).length).toBe(1);
});

it('scenario 25: a page from the back/forward cache stays covered until it has looked who is logged in', async () => {
  const browser = before();
  tab = await openTab(api.origin, browser);
  await tab.until(({ isAuthorized }) => isAuthorized);
  tab.page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  expect(tab.veils).toEqual([true]);
  browser.storage.clear();
  tab.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect(tab.session.view()).toMatchObject({ status: 'anonymous', user: null });
  expect(tab.veils).toEqual([true]);
  await until(() => tab.veils.length === 2);
  expect(tab.veils).toEqual([true, false]);
});

it('no error, however deep one looks, holds a token, a password or the request', async () => {
  api.on(LOGIN, () => ({ status: 400, body: { password: ['Wrong.'] } }));
  tab = await openTab(api.origin, before());
  await tab.until(({ isAuthorized }) => isAuthorized);
  const { createToken } = await import('#sdk/generated/api/token/token.ts');
  const failure = await createToken(CREDENTIALS).catch((error: unknown) => error);

  const own = Object.fromEntries(
    Object.getOwnPropertyNames(failure).map((name) => [name, (failure as Record<string, unknown>)[name]]),
  );
  expect(Object.keys(own).toSorted()).toEqual(['message', 'name', 'problem', 'stack']);
  expect(JSON.stringify(own).includes(CREDENTIALS.password)).toBe(false);
  expect(own['problem']).toEqual({
    kind: 'answered',
    status: 400,
    code: null,
    fields: { password: ['Wrong.'] },
    retryAfterSeconds: null,
  });
});
