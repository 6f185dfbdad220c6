import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ADA, TestApi, UNAUTHORIZED } from './test-api.ts';
import { openTab, settle, testBrowser, until, type Tab, type TestBrowser } from './test-browser.ts';

const THING = '/api/v1/things/';
const BERT = { ...ADA, id: 2, email: 'bert@example.com', first_name: 'Bert' };

let api: TestApi;
let first: Tab;
let second: Tab;

beforeEach(async () => {
  api = await new TestApi().start();
});

afterEach(async () => {
  first.close();
  second.close();
  await api.stop();
});

async function openTwo(browser: TestBrowser): Promise<void> {
  first = await openTab(api.origin, browser);
  await first.until((view) => view.isAuthorized);
  second = await openTab(api.origin, browser);
  await second.until((view) => view.isAuthorized);
  api.calls.length = 0;
}

const loggedInBefore = () => new Map([['user_refresh', 'refresh-0']]);

describe('two tabs whose tokens expire together, with rotation', () => {
  it('scenario 12: refresh one after the other and both stay logged in', async () => {
    api.isRotating = true;
    const browser = testBrowser({ storage: loggedInBefore() });
    await openTwo(browser);
    api.expireAll();
    const letGo = api.hold('/api/v1/token/refresh/');
    const answers = [first.get(THING), second.get(THING)];
    await until(() => api.to(THING).length === 2 && api.refreshes.length === 1);
    await settle();
    expect(api.refreshes.length).toBe(1);
    letGo();

    expect(await Promise.all(answers)).toEqual([{ path: THING }, { path: THING }]);
    expect(new Set(api.refreshes.map((call) => call.body)).size).toBe(2);
    expect([first.session.view().isAuthorized, second.session.view().isAuthorized]).toEqual([true, true]);
  });

  it('scenario 12: stay logged in without Web Locks too', async () => {
    api.isRotating = true;
    const browser = testBrowser({ storage: loggedInBefore(), locks: undefined });
    await openTwo(browser);
    api.expireAll();
    const answers = [first.get(THING), second.get(THING)];

    expect(await Promise.all(answers)).toEqual([{ path: THING }, { path: THING }]);
    expect([first.session.view().isAuthorized, second.session.view().isAuthorized]).toEqual([true, true]);
    expect(api.refreshes.length).toBe(3);
  });
});

it('scenario 14: logout in one tab ends the session of the other and clears what it had read', async () => {
  await openTwo(testBrowser({ storage: loggedInBefore() }));
  let cleared = 0;
  second.session.onCleared(() => (cleared += 1));
  first.session.logOut();
  const view = await second.until(({ status }) => status === 'anonymous');

  expect([view.user, view.error, cleared]).toEqual([null, null, 1]);
  await until(() => api.to('/api/v1/token/blacklist/').length === 1);
  expect(api.to('/api/v1/token/blacklist/').map((call) => call.body)).toEqual(['{"refresh":"refresh-0"}']);
});

it('a deleted account ends the session of every tab, and asks nothing more of the server', async () => {
  const browser = testBrowser({ storage: loggedInBefore() });
  await openTwo(browser);
  api.calls.length = 0;
  first.session.forgetAccount();
  const views = await Promise.all(
    [first, second].map((tab) => tab.until(({ status }) => status === 'anonymous')),
  );
  await settle();

  expect(views.map(({ user, error }) => [user, error])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect([[...browser.storage], api.calls]).toEqual([[], []]);
});

it('scenario 14: a storage event with a null key is enough', async () => {
  const browser = testBrowser({ storage: loggedInBefore() });
  await openTwo(browser);
  browser.storage.clear();
  second.page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));

  expect(second.session.view()).toMatchObject({ status: 'anonymous', user: null });
});

it('scenario 15: a tab drops everything when somebody else logs in in another', async () => {
  await openTwo(testBrowser({ storage: loggedInBefore() }));
  const seen: unknown[] = [];
  second.session.onCleared(() => seen.push('cleared'));
  second.session.subscribe(() => seen.push(second.session.view().user?.first_name ?? null));
  first.session.logOut();
  await second.until(({ status }) => status === 'anonymous');
  api.player = BERT;
  first.session.logIn({ email: 'bert@example.com', password: 'secret' });
  await second.until((view) => view.isAuthorized);

  expect(seen.filter((step) => step !== null)).toEqual(['cleared', 'Bert']);
});

it('scenario 15: a request of one player never goes out again with the token of another, even if every hint was lost', async () => {
  const browser = testBrowser({ storage: loggedInBefore() });
  await openTwo(browser);
  const seen: unknown[] = [];
  second.session.onCleared(() => seen.push('cleared'));
  const { access: _, ...tokens } = await logInElsewhere();
  browser.storage.set('user_refresh', tokens.refresh);
  browser.storage.set('user_login', 'another');
  api.expireAll();
  api.player = BERT;
  api.calls.length = 0;

  await expect(second.get(THING)).rejects.toThrow('Token refresh failed');
  const view = await second.until((now) => now.user?.first_name === 'Bert');
  expect([view.isAuthorized, seen, api.to(THING).length]).toEqual([true, ['cleared'], 1]);
  expect(browser.storage.get('user_refresh')).toBe(tokens.refresh);
});

it('scenario 15: a request that waits while somebody else logs in fails because its session is over', async () => {
  const browser = testBrowser({ storage: loggedInBefore() });
  await openTwo(browser);
  api.expireAll();
  const letGo = api.hold('/api/v1/token/refresh/');
  const waiting = second.get(THING).catch((error: unknown) => error);
  await until(() => api.refreshes.length === 1);
  const { access: _, ...tokens } = await logInElsewhere();
  browser.storage.set('user_refresh', tokens.refresh);
  browser.storage.set('user_login', 'another');
  second.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'user_login' }));
  letGo();

  expect(await waiting).toMatchObject({ message: 'Token refresh failed', transient: false });
  await second.until((view) => view.isAuthorized);
});

it('scenario 15: a 401 that arrives after somebody else has logged in is not sent again for him', async () => {
  await openTwo(testBrowser({ storage: loggedInBefore() }));
  api.expireAll();
  api.on(THING, () => UNAUTHORIZED);
  const letGo = api.hold(THING);
  const late = first.get(THING).catch((error: unknown) => error);
  await until(() => api.to(THING).length === 1);
  first.session.logOut();
  await first.until(({ status }) => status === 'anonymous');
  first.session.logIn({ email: 'bert@example.com', password: 'secret' });
  await first.until((view) => view.isAuthorized);
  letGo();

  expect(await late).toMatchObject({ message: 'Token refresh failed', transient: false });
  expect(api.to(THING).length).toBe(1);
});

it('another tab that rotates the token of the same login changes nothing here', async () => {
  api.isRotating = true;
  const browser = testBrowser({ storage: loggedInBefore() });
  await openTwo(browser);
  let changes = 0;
  second.session.subscribe(() => (changes += 1));
  api.expireAll();
  await first.get(THING);
  second.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'user_refresh' }));
  await settle();

  expect(changes).toBe(0);
});

async function logInElsewhere(): Promise<{ access: string; refresh: string }> {
  const answer = await fetch(`${api.origin}/api/v1/token/`, { method: 'POST', body: '{}' });
  return (await answer.json()) as { access: string; refresh: string };
}

describe('two tabs on the login form', () => {
  const CREDENTIALS = { email: 'ada@example.com', password: 'S3cret!pass' };

  async function openBoth(browser: TestBrowser) {
    first = await openTab(api.origin, browser);
    second = await openTab(api.origin, browser);
    for (const tab of [first, second]) await tab.until((view) => view.isInitialized);
  }

  it.each(['with every hint', 'without any hint'])(
    'a login that is refused after another tab has logged in ends logged in, %s',
    async (hints) => {
      if (hints === 'without any hint') vi.stubGlobal('BroadcastChannel', undefined);
      await openBoth(testBrowser());
      const letGo = Promise.withResolvers<undefined>();
      let logins = 0;
      api.on('/api/v1/token/', async (call) => {
        logins += 1;
        if (logins === 2) return api.defaultAnswer(call);
        await letGo.promise;
        return UNAUTHORIZED;
      });
      second.session.logIn({ ...CREDENTIALS, password: 'wrong' });
      await until(() => logins === 1);
      first.session.logIn(CREDENTIALS);
      await first.until((view) => view.isAuthorized);
      letGo.resolve(undefined);

      const view = await second.until(({ isAuthorized }) => isAuthorized);
      expect([view.user, view.logInFailure]).toEqual([ADA, null]);
      expect(first.session.view().isAuthorized).toBe(true);
      vi.unstubAllGlobals();
    },
  );
});
