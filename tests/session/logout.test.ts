import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { TestApi } from './test-api.ts';
import { openTab, settle, testBrowser, until, type Tab, type TestBrowser } from './test-browser.ts';

const REVOKE = '/api/v1/token/blacklist/';
const HOUR_MS = 60 * 60_000;

let api: TestApi;
let browser: TestBrowser;
let tab: Tab;

const revoked = () => api.to(REVOKE).map(({ body }) => body);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  api = await new TestApi().start();
  browser = testBrowser({ storage: new Map([['user_refresh', 'refresh-0']]) });
  tab = await openTab(api.origin, browser);
  await tab.until(({ isAuthorized }) => isAuthorized);
});

afterEach(async () => {
  tab.close();
  await api.stop();
  vi.useRealTimers();
});

it('a logout that did not reach the server is sent again when the network is back, and is not stored meanwhile', async () => {
  api.on(REVOKE, () => 'hangUp');
  tab.session.logOut();
  const view = await tab.until(({ isLogOutUnsent }) => isLogOutUnsent);
  expect([view.status, [...browser.storage], revoked()]).toEqual([
    'anonymous',
    [],
    ['{"refresh":"refresh-0"}'],
  ]);

  api.handlers.delete(REVOKE);
  tab.page.dispatchEvent(new Event('online'));
  await tab.until(({ isLogOutUnsent }) => !isLogOutUnsent);
  tab.page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await settle();
  expect(revoked()).toEqual(['{"refresh":"refresh-0"}', '{"refresh":"refresh-0"}']);
});

it('a logout is sent again after a server error, and not after a refusal', async () => {
  api.on(REVOKE, () => ({ status: 503, body: { detail: 'no' } }));
  tab.session.logOut();
  await tab.until(({ isLogOutUnsent }) => isLogOutUnsent);
  await vi.advanceTimersByTimeAsync(4_999);
  await settle();
  expect(revoked().length).toBe(1);

  api.on(REVOKE, () => ({ status: 401, body: { detail: 'no', code: 'token_not_valid' } }));
  await vi.advanceTimersByTimeAsync(1);
  await tab.until(({ isLogOutUnsent }) => !isLogOutUnsent);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await settle();
  expect(revoked().length).toBe(2);
});

it('after a day it is given up, and when the page goes at once', async () => {
  api.on(REVOKE, () => 'hangUp');
  tab.session.logOut();
  await tab.until(({ isLogOutUnsent }) => isLogOutUnsent);
  vi.setSystemTime(Date.now() + 24 * HOUR_MS);
  tab.page.dispatchEvent(new Event('online'));
  await tab.until(({ isLogOutUnsent }) => !isLogOutUnsent);
  expect(revoked().length).toBe(2);

  const other = await openTab(api.origin, testBrowser({ storage: new Map([['user_refresh', 'refresh-0']]) }));
  await other.until(({ isAuthorized }) => isAuthorized);
  other.session.logOut();
  await other.until(({ isLogOutUnsent }) => isLogOutUnsent);
  other.close();
  await until(() => !other.session.view().isLogOutUnsent);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await settle();
  expect(revoked().length).toBe(3);
});
