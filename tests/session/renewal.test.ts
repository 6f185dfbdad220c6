import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { TokenPair } from '#session/renewals.ts';
import { ADA, TestApi } from './test-api.ts';
import { openTab, settle, testBrowser, until, type Tab, type TestBrowser } from './test-browser.ts';

const CHANGE = '/api/v1/account/password/change/';
const REVOKE = '/api/v1/token/blacklist/';
const THING = '/api/v1/things/';
const NEW_REFRESH = 'refresh-3';

let api: TestApi;
let browser: TestBrowser;
let tab: Tab;
let other: Tab;

beforeEach(async () => {
  api = await new TestApi().start();
  await openTwo(testBrowser({ storage: new Map([['user_refresh', 'refresh-0']]) }));
});

afterEach(async () => {
  tab.close();
  other.close();
  await api.stop();
});

async function openTwo(shared: TestBrowser): Promise<void> {
  browser = shared;
  tab = await openTab(api.origin, browser);
  other = await openTab(api.origin, browser);
  await Promise.all([tab, other].map((one) => one.until((view) => view.isAuthorized)));
  api.calls.length = 0;
}

const change = () =>
  tab.session.renewTokens(() => tab.http<TokenPair>({ url: CHANGE, method: 'POST', data: {} }));

/** A password change that the server has made; its answer is held until `letThrough()`. */
async function pendingChange() {
  const gate = Promise.withResolvers<undefined>();
  api.on(CHANGE, async () => {
    const body = api.replaceTokens();
    await gate.promise;
    return { status: 200, body };
  });
  const done = change();
  await until(() => api.to(CHANGE).length === 1);
  return {
    letThrough: async () => {
      gate.resolve(undefined);
      await done;
    },
  };
}

const storedRefresh = () => browser.storage.get('user_refresh');
const sentTokens = (path: string) => api.to(path).map((call) => call.token);

it('scenario 37: a change of the password stores the new pair silently, and the next request uses it', async () => {
  let changes = 0;
  tab.session.subscribe(() => (changes += 1));
  const login = browser.storage.get('user_login');
  await (await pendingChange()).letThrough();

  expect([storedRefresh(), browser.storage.get('user_login')]).toEqual([NEW_REFRESH, login]);
  expect(await tab.get(THING)).toEqual({ path: THING });
  expect([sentTokens(THING), api.refreshes.length, changes]).toEqual([[api.current], 0, 0]);
});

it('scenario 37: another tab with a dead access token refreshes with the new pair and stays logged in', async () => {
  await (await pendingChange()).letThrough();

  expect(await other.get(THING)).toEqual({ path: THING });
  expect(api.refreshes.map((call) => call.body)).toEqual([JSON.stringify({ refresh: NEW_REFRESH })]);
  expect(other.session.view().isAuthorized).toBe(true);
});

describe.each([
  ['with Web Locks', navigator.locks],
  ['without Web Locks', undefined],
])('scenario 37: a refresh that is refused while the answer is on its way, %s', (_, locks) => {
  beforeEach(async () => {
    tab.close();
    other.close();
    await openTwo(testBrowser({ storage: new Map([['user_refresh', 'refresh-0']]), locks }));
  });

  it.each(['in this tab', 'in another tab'])('ends no session: %s', async (where) => {
    const asking = where === 'in this tab' ? tab : other;
    const answer = await pendingChange();
    const thing = asking.get(THING);
    await until(() => api.refreshes.length === 1);
    await settle();
    await answer.letThrough();

    expect(await thing).toEqual({ path: THING });
    expect(storedRefresh()).toMatch(/^refresh-[1-9]$/);
    expect([tab, other].map((one) => one.session.view().isAuthorized)).toEqual([true, true]);
  });
});

it('a refresh that is answered after the pair has come changes nothing', async () => {
  const answer = await pendingChange();
  const letGo = api.hold('/api/v1/token/refresh/');
  const thing = tab.get(THING);
  await until(() => api.refreshes.length === 1);
  await answer.letThrough();
  letGo();

  expect(await thing).toEqual({ path: THING });
  await settle();
  expect([storedRefresh(), tab.session.view().isAuthorized]).toEqual([NEW_REFRESH, true]);
});

it.each(['in this tab', 'in another tab'])(
  'a pair that comes after a logout %s logs nobody in again and is revoked',
  async (where) => {
    const answer = await pendingChange();
    (where === 'in this tab' ? tab : other).session.logOut();
    await tab.until(({ status }) => status === 'anonymous');
    await answer.letThrough();
    await until(() => api.to(REVOKE).length === 2);

    expect([...browser.storage]).toEqual([]);
    expect(api.to(REVOKE).map((call) => call.body)).toContain(JSON.stringify({ refresh: NEW_REFRESH }));
    expect([tab, other].map((one) => one.session.view().status)).toEqual(['anonymous', 'anonymous']);
  },
);

it('a pair of one player never takes the place of the next one’s', async () => {
  const answer = await pendingChange();
  tab.session.logOut();
  await tab.until(({ status }) => status === 'anonymous');
  api.player = { ...ADA, id: 2, first_name: 'Bert' };
  tab.session.logIn({ email: 'bert@example.com', password: 'secret' });
  await tab.until((view) => view.isAuthorized);
  const ofBert = storedRefresh();
  await answer.letThrough();

  expect([storedRefresh(), tab.session.view().user?.first_name]).toEqual([ofBert, 'Bert']);
  await until(() => api.to(REVOKE).length === 2);
});

it('a change that is refused leaves the tokens as they are', async () => {
  api.on(CHANGE, () => ({ status: 400, body: { current_password: ['Invalid password.'] } }));

  await expect(change()).rejects.toThrow('The server answered with status 400');
  expect(storedRefresh()).toBe('refresh-0');
  expect(await tab.get(THING)).toEqual({ path: THING });
});
