import { expect, it } from 'vitest';

import { sendRaw } from '../testing/raw-request.ts';
import { startTestApi } from '../testing/start-test-api.ts';

const STATE = JSON.stringify({ state: 'no member has the email', params: { email: 'a@example.com' } });
const CALLS = [
  { path: '/_pact/provider_states', method: 'POST', body: STATE },
  { path: '/dev/clock', method: 'POST', body: '{"advance_seconds":86400}' },
  { path: '/dev/clock', method: 'GET' },
  { path: '/dev/mailbox.json', method: 'GET' },
  { path: '/dev/mailbox', method: 'GET' },
  { path: '/dev/mailbox/1', method: 'GET' },
];
const JSON_TYPE = { 'content-type': 'application/json' };

async function answers(headersOf: (host: string) => Record<string, string>): Promise<number[]> {
  const api = await startTestApi();
  await api.register('dana@example.com');
  const headers = { ...JSON_TYPE, ...headersOf(`127.0.0.1:${String(api.port)}`) };
  const statuses: number[] = [];
  for (const call of [...CALLS.slice(1), ...CALLS.slice(0, 1)])
    statuses.push((await sendRaw(api.origin, { ...call, headers })).status);
  return statuses;
}

it.each<[string, (host: string) => Record<string, string>]>([
  ['a page elsewhere', () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })],
  ['a page elsewhere, in an old browser', () => ({ origin: 'https://evil.example' })],
  ['a page without an origin', () => ({ origin: 'null' })],
  ['a link on a page elsewhere', () => ({ 'sec-fetch-site': 'cross-site' })],
  [
    'a page on another port of this machine',
    () => ({ origin: 'http://127.0.0.1:3', 'sec-fetch-site': 'same-site' }),
  ],
  ['a foreign name that resolves to this machine', () => ({ host: 'evil.example' })],
  [
    'a page of such a name',
    () => ({ host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }),
  ],
  ['a name that only begins like a local one', () => ({ host: 'localhost.evil.example' })],
])('development pages do not answer %s', async (_, headersOf) => {
  expect(await answers(headersOf)).toEqual(CALLS.map(() => 421));
});

it.each<[string, (host: string) => Record<string, string>]>([
  ['a program', () => ({})],
  ['a person who types the address', () => ({ 'sec-fetch-site': 'none' })],
  ['a page of the server', (host) => ({ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })],
  ['localhost, by whatever port', () => ({ host: 'localhost:5173', origin: 'http://localhost:5173' })],
  ['a name under localhost', () => ({ host: 'rakeback.localhost' })],
  ['the address of this machine in IPv6', () => ({ host: '[::1]:8787' })],
])('development pages answer %s', async (_, headersOf) => {
  expect(await answers(headersOf)).toEqual(CALLS.map(() => 200));
});

it('takes states and times as JSON only, which no page elsewhere can send unasked', async () => {
  const api = await startTestApi();
  for (const call of CALLS.filter(({ body }) => body !== undefined))
    expect((await sendRaw(api.origin, { ...call, headers: { 'content-type': 'text/plain' } })).status).toBe(
      415,
    );
});
