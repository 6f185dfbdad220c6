import { expect, it } from 'vitest';

import { sendRaw } from '../testing/raw-request.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const ABOUT = { release: 'index-DkX3v_9a', language: 'en' };
const CRASH = {
  kind: 'crash',
  name: 'TypeError',
  message: 'x is <b>not</b> a function',
  stack: ['Xe /assets/a1B2c3D4.js:1:23456'],
  request_id: 'abc-1',
  route: '/app/deals/:room',
};
const VITAL = { kind: 'vital', name: 'LCP', value: 812.5, rating: 'good', route: '/' };

/** As `sendBeacon` sends it. */
function report(api: TestApi, body: string, headers: Record<string, string> = {}) {
  const host = `127.0.0.1:${String(api.port)}`;
  const own = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  return sendRaw(api.origin, {
    path: '/dev/reports',
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...own, ...headers },
  });
}

const kept = async (api: TestApi) =>
  (await fetch(`${api.origin}/dev/reports.json`)).json() as Promise<unknown[]>;

it('keeps what the site reports, newest first, and shows it without running it', async () => {
  const api = await startTestApi();
  expect((await report(api, JSON.stringify({ ...ABOUT, reports: [VITAL, CRASH] }))).status).toBe(204);
  const received_at = '2026-03-14T09:26:53.000Z';
  expect(await kept(api)).toEqual([
    { ...CRASH, ...ABOUT, received_at },
    { ...VITAL, ...ABOUT, received_at },
  ]);
  const page = await fetch(`${api.origin}/dev/reports`);
  const html = await page.text();
  expect(html).toContain('TypeError: x is &lt;b&gt;not&lt;/b&gt; a function');
  expect(html).toContain('LCP 812.5 ms, good');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it.each([
  ['what is no JSON', 'no', 400],
  ['other fields', JSON.stringify({ ...ABOUT, reports: [{ ...CRASH, email: 'dana@example.com' }] }), 400],
  ['another kind', JSON.stringify({ ...ABOUT, reports: [{ ...CRASH, kind: 'visit' }] }), 400],
  ['more than a visit may send', JSON.stringify({ ...ABOUT, reports: Array(31).fill(VITAL) }), 400],
  ['a body that is too large', JSON.stringify({ ...ABOUT, x: 'x'.repeat(70_000) }), 400],
])('refuses %s', async (_, body, status) => {
  const api = await startTestApi();
  expect((await report(api, body)).status).toBe(status);
  expect(await kept(api)).toEqual([]);
});

it('takes nothing from pages elsewhere, and keeps the newest 200', async () => {
  const api = await startTestApi();
  const full = JSON.stringify({ ...ABOUT, reports: Array(30).fill(VITAL) });
  expect(
    (await report(api, full, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(421);
  for (let count = 0; count < 8; count += 1) await report(api, full);
  expect(await kept(api)).toHaveLength(200);
});
