import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, it, vi } from 'vitest';

import { loadConfig, parseConfig, siteConfig, standardConfig } from './config.ts';

const errors = vi.spyOn(console, 'error');
const warnings = vi.spyOn(console, 'warn');

beforeEach(() => {
  errors.mockReset();
  warnings.mockReset();
});

const wrong = (...keys: string[]) => ({ kind: 'wrongValues', keys });
const UNREADABLE = { kind: 'unreadable' };
const UNREACHABLE = { kind: 'unreachable' };

it('the file of the repository has every setting, with its standard value', () => {
  const file = readFileSync(join(import.meta.dirname, '../../public/config.json'), 'utf8');
  expect(JSON.parse(file)).toEqual(standardConfig);
});

it('what is missing has its standard value, and what is unknown is logged and ignored', () => {
  expect(parseConfig('{}')).toEqual(standardConfig);
  expect(parseConfig('{"apiOrigin":"https://api.test","apiOrigen":1,"toString":2,"__proto__":3}')).toEqual({
    ...standardConfig,
    apiOrigin: 'https://api.test',
  });
  expect(warnings.mock.calls).toEqual([
    ['config.json: apiOrigen is no setting and has no effect'],
    ['config.json: toString is no setting and has no effect'],
    ['config.json: __proto__ is no setting and has no effect'],
  ]);
});

it.each([
  ['siteOrigin', 'https://rakeback.test'],
  ['siteOrigin', 'https://rakeback.test:8443'],
  ['siteOrigin', 'http://localhost:5173'],
  ['siteOrigin', 'http://site.localhost'],
  ['apiOrigin', 'http://127.0.0.1:8787'],
  ['apiOrigin', 'http://[::1]:8787'],
  ['apiOrigin', ''],
  ['supportEmail', 'help+poker@mail.rakeback.test'],
  ['handOffOrigins', ['https://a.test', 'https://b.test']],
  ['partnerCookieDomain', 'solver.co.test'],
  ['reportAddress', 'https://reports.test/in?site=1'],
])('%s can be %j', (key, value) => {
  expect(parseConfig(JSON.stringify({ [key]: value }))).toEqual({ ...standardConfig, [key]: value });
});

it.each([
  ['siteOrigin', ''],
  ['siteOrigin', 'rakeback.test'],
  ['siteOrigin', 'https://rakeback.test/'],
  ['siteOrigin', 'https://rakeback.test/shop'],
  ['siteOrigin', 'https://dana@rakeback.test'],
  ['siteOrigin', 'https://*.rakeback.test'],
  ['siteOrigin', 'https://rakeback.test;script-src'],
  ['siteOrigin', 'https://rakeback.test:443'],
  ['siteOrigin', 'https://rakeback.test:99999'],
  ['siteOrigin', 'HTTPS://Rakeback.test'],
  ['siteOrigin', 'http://rakeback.test'],
  ['siteOrigin', 'http://localhost.rakeback.test'],
  ['siteOrigin', 'ftp://rakeback.test'],
  ['siteOrigin', 'blob:https://rakeback.test'],
  ['siteOrigin', null],
  ['apiOrigin', null],
  ['apiOrigin', 'http://api.test'],
  ['apiOrigin', 8787],
  ['supportEmail', 'support'],
  ['supportEmail', ''],
  ['supportEmail', 'support@rakeback.test?subject=x'],
  ['handOffOrigins', 'https://a.test'],
  ['handOffOrigins', ['https://a.test', 'https://b.test/login']],
  ['handOffOrigins', [['https://a.test']]],
  ['partnerCookieDomain', '.partner.test'],
  ['partnerCookieDomain', 'https://partner.test'],
  ['partnerCookieDomain', '127.0.0.1'],
  ['partnerCookieDomain', 'partner.test; Path=/x'],
  ['partnerCookieDomain', ''],
  ['partnerCookieDomain', `${'a.'.repeat(200)}test`],
  ['reportAddress', '/reports'],
  ['reportAddress', 'http://reports.test/'],
  ['reportAddress', 'https://dana:secret@reports.test/'],
  ['reportAddress', 'javascript:alert(1)'],
])('%s cannot be %j', (key, value) => {
  expect(parseConfig(JSON.stringify({ [key]: value }))).toEqual(wrong(key));
});

it('every wrong key is named once', () => {
  const text = JSON.stringify({
    apiOrigin: 1,
    handOffOrigins: [1, 2],
    supportEmail: 'support@rakeback.test',
  });
  expect(parseConfig(text)).toEqual(wrong('apiOrigin', 'handOffOrigins'));
});

it.each(['', 'null', '[]', '"text"', '12', '{"apiOrigin":', '<!doctype html><title>Hotel</title>'])(
  '%j is no configuration',
  (text) => {
    expect(parseConfig(text)).toEqual(UNREADABLE);
  },
);

const answering = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
const file = (body: string, status = 200) => answering(() => Promise.resolve(new Response(body, { status })));
const load = () => loadConfig('/config.json');

it('a file is read, and what is good is used', async () => {
  const asked = file('\uFEFF{"supportEmail":"help@rakeback.test"}');
  expect(await load()).toBeNull();
  expect(siteConfig()).toEqual({ ...standardConfig, supportEmail: 'help@rakeback.test' });
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/config.json']);
});

it('without a file everything is standard', async () => {
  file('Not found.', 404);
  expect(await load()).toBeNull();
  expect(siteConfig()).toEqual(standardConfig);
});

it('what is wrong is logged for the operator and changes nothing', async () => {
  file('{"supportEmail":"help"}');
  expect(await load()).toEqual(wrong('supportEmail'));
  file('{"supportEmail":"help@rakeback.test"}', 403);
  expect(await load()).toEqual(UNREADABLE);
  expect(errors.mock.calls).toEqual([
    ['config.json has wrong values. Error: supportEmail'],
    ['config.json is wrong. Error: It is no JSON object'],
  ]);
  expect(siteConfig()).toEqual(standardConfig);
});

it('a huge answer is not read to its end', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new TextEncoder().encode(' '.repeat(16 * 1024)));
    },
  });
  answering(() => Promise.resolve(new Response(body)));
  expect(await load()).toEqual(UNREADABLE);
  expect(sent).toBeLessThan(10);
});

it.each([500, 503, 429, 408])('an answer of %i may pass', async (status) => {
  file('', status);
  expect(await load()).toEqual(UNREACHABLE);
});

it('so may no answer, or one that breaks off', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await load()).toEqual(UNREACHABLE);
  const body = new ReadableStream({
    pull: (controller) => {
      controller.error(new TypeError('network error'));
    },
  });
  answering(() => Promise.resolve(new Response(body)));
  expect(await load()).toEqual(UNREACHABLE);
});
