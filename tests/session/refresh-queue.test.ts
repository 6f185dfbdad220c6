import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { TestApi, UNAUTHORIZED } from './test-api.ts';
import { openTab, settle, testBrowser, until, type Tab, type TestBrowser } from './test-browser.ts';

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

const path = (index: number) => `/api/v1/things/${String(index)}/`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('scenario 1: 20 parallel 401s cause one refresh and 20 replays in order', async () => {
  api.expireAll();
  const letGo = api.hold('/api/v1/token/refresh/');
  const answers = numbers(20).map((index) => tab.get(path(index)));
  await until(() => api.refreshes.length === 1 && api.calls.length === 21);
  await settle();
  letGo();

  expect(await Promise.all(answers)).toEqual(numbers(20).map((index) => ({ path: path(index) })));
  expect(api.refreshes.length).toBe(1);
  const replays = api.calls.slice(21);
  expect(replays.map((call) => call.path)).toEqual(numbers(20).map(path));
  expect(new Set(replays.map((call) => call.token))).toEqual(new Set([api.current]));
});

it('scenario 2: JSON and form bodies are sent again byte for byte', async () => {
  api.expireAll();
  const form = new FormData();
  form.append('note', 'Ünïcode & "quotes"');
  form.append('file', new Blob([new Uint8Array([0, 255, 13, 10])]), 'hand.bin');
  const json = { amount: '1.50', nested: [{ a: null }] };
  const answers = [
    tab.http({ url: path(1), method: 'POST', data: json }),
    tab.http({ url: path(2), method: 'POST', data: form }),
  ];
  json.amount = 'changed meanwhile';
  await Promise.all(answers);

  const [first, again] = api.to(path(1));
  expect(first?.body).toBe('{"amount":"1.50","nested":[{"a":null}]}');
  expect(again).toEqual({ ...first, token: api.current });
  const [firstForm, formAgain] = api.to(path(2));
  expect(firstForm?.body).toContain('Content-Disposition: form-data; name="file"; filename="hand.bin"');
  expect(formAgain).toEqual({ ...firstForm, token: api.current });
  expect(api.refreshes.length).toBe(1);
});

it('scenario 3: a 401 for an older token replays without a refresh', async () => {
  api.expireAll();
  const letGo = api.hold(path(2));
  const second = tab.get(path(2));
  await until(() => api.to(path(2)).length === 1);
  await tab.get(path(1));
  vi.advanceTimersByTime(1000);
  api.on(path(2), api.defaultAnswer);
  letGo();

  expect(await second).toEqual({ path: path(2) });
  expect(api.refreshes.length).toBe(1);
});

it('scenario 4: requests made during a refresh wait for the new token', async () => {
  api.expireAll();
  const letGo = api.hold('/api/v1/token/refresh/');
  const first = tab.get(path(0));
  await until(() => api.refreshes.length === 1);
  const others = numbers(10).map((index) => tab.get(path(index + 1)));
  await settle();
  expect(api.calls.map((call) => call.path)).toEqual([path(0), '/api/v1/token/refresh/']);
  letGo();
  await Promise.all([first, ...others]);

  const sent = api.calls.slice(2);
  expect(sent.map((call) => call.path)).toEqual(numbers(11).map(path));
  expect(new Set(sent.map((call) => call.token))).toEqual(new Set([api.current]));
});

it('a public reading waits a second and a half for the token, then goes without it; all else waits on', async () => {
  api.on('/api/v1/feedback/', () => ({ status: 201, body: {} }));
  vi.setSystemTime(Date.now() + 3_600_000);
  const letGo = api.hold('/api/v1/token/refresh/');
  const deals = tab.get('/api/v1/deals/');
  const thing = tab.get(path(1));
  const feedback = tab.http({ url: '/api/v1/feedback/', method: 'POST', data: { message: 'Hello' } });
  await until(() => api.refreshes.length === 1);
  await vi.advanceTimersByTimeAsync(1_499);
  await settle();
  expect(api.to('/api/v1/deals/')).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);

  expect(await deals).toEqual({ path: '/api/v1/deals/' });
  expect(api.to('/api/v1/deals/').map(({ token }) => token)).toEqual([null]);
  expect([...api.to(path(1)), ...api.to('/api/v1/feedback/')]).toEqual([]);
  letGo();
  await Promise.all([thing, feedback]);
  expect(api.to('/api/v1/feedback/').map(({ token }) => token)).toEqual([api.current]);
});

it('scenario 5: a waiter that aborts rejects at once while the others succeed', async () => {
  api.expireAll();
  const letGo = api.hold('/api/v1/token/refresh/');
  const patience = new AbortController();
  const others = [tab.get(path(0)), tab.get(path(2))];
  const impatient = tab.get(path(1), patience.signal);
  await until(() => api.refreshes.length === 1 && api.calls.length === 4);
  await settle();
  patience.abort();
  await expect(impatient).rejects.toMatchObject({ problem: { kind: 'aborted' } });
  letGo();

  expect(await Promise.all(others)).toEqual([{ path: path(0) }, { path: path(2) }]);
  expect(api.to(path(1)).length).toBe(1);
});

it('scenario 6: after logout all waiters reject and the late answer changes nothing', async () => {
  api.isRotating = true;
  api.expireAll();
  const letGo = api.hold('/api/v1/token/refresh/');
  const waiters = [tab.get(path(0)), tab.get(path(1))];
  const settled = Promise.allSettled(waiters);
  await until(() => api.refreshes.length === 1);
  tab.session.logOut();

  expect((await settled).map(messageOf)).toEqual(['Token refresh failed', 'Token refresh failed']);
  letGo();
  await settle();
  expect([...browser.storage]).toEqual([]);
  expect(tab.session.view().isAuthorized).toBe(false);
  await expect(tab.get(path(3))).rejects.toMatchObject({ problem: { status: 401 } });
  expect(api.to(path(3)).map((call) => call.token)).toEqual([null]);
});

it('scenario 13: a listener to the session may ask for data without a deadlock', async () => {
  const asked: Promise<unknown>[] = [];
  tab.session.subscribe(() => void asked.push(tab.get('/api/v1/deals/').catch(() => 'failed')));
  tab.session.onCleared(() => void asked.push(tab.get('/api/v1/deals/').catch(() => 'failed')));
  api.refuseRefresh();
  api.expireAll();
  await expect(tab.get(path(0))).rejects.toThrow('Token refresh failed');
  await tab.until((view) => view.status === 'anonymous');

  const answers = await Promise.all(asked);
  expect(answers.length).toBeGreaterThan(1);
  expect(answers).toEqual(answers.map(() => ({ path: '/api/v1/deals/' })));
});

it('scenario 17: a replay that gets 401 again causes no second refresh and no loop', async () => {
  api.on(path(0), () => UNAUTHORIZED);
  const failure = await tab.get(path(0)).catch((error: unknown) => error);

  expect(failure).toMatchObject({ message: 'Token refresh failed', problem: { status: 401 } });
  expect(api.to(path(0)).length).toBe(2);
  expect(api.refreshes.length).toBe(1);
  expect([...browser.storage]).toEqual([]);
  expect(tab.session.view()).toMatchObject({ status: 'anonymous', error: 'lost', user: null });
});

it('a replay that fails otherwise passes the answer on, or says that it failed after the refresh', async () => {
  let tries = 0;
  api.on(path(0), () => (++tries === 1 ? UNAUTHORIZED : { status: 404, body: { detail: 'gone' } }));
  await expect(tab.get(path(0))).rejects.toMatchObject({ problem: { kind: 'answered', status: 404 } });
  tries = 0;
  api.on(path(0), () => (++tries === 1 ? UNAUTHORIZED : 'hangUp'));
  await expect(tab.get(path(0))).rejects.toMatchObject({
    message: 'Original request failed after the token was refreshed',
    transient: true,
  });
});

it('the 2,001st waiter is refused at once', async () => {
  api.expireAll();
  const letGo = api.hold('/api/v1/token/refresh/');
  const first = tab.get(path(0));
  await until(() => api.refreshes.length === 1);
  const patience = new AbortController();
  const waiters = Promise.allSettled(numbers(1999).map(() => tab.get(path(1), patience.signal)));
  await expect(tab.get(path(2))).rejects.toMatchObject({ message: 'Token refresh failed', transient: true });
  patience.abort();
  await waiters;
  letGo();
  expect(await first).toEqual({ path: path(0) });
});

function messageOf(result: PromiseSettledResult<unknown>): unknown {
  return result.status === 'rejected' && result.reason instanceof Error ? result.reason.message : result;
}
