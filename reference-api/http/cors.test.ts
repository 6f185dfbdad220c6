import { expect, it } from 'vitest';

import { sendRaw } from '../testing/raw-request.ts';
import { startTestApi } from '../testing/start-test-api.ts';

const SITE = 'https://rakeback.test';
const PREFLIGHT = {
  method: 'OPTIONS',
  path: '/api/v1/account/redemptions/',
  headers: {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,idempotency-key',
  },
};
const allowedOrigins = [SITE, 'https://staging.rakeback.test'];

it('a configured origin may call the API, and asks only every two hours', async () => {
  const { origin } = await startTestApi({ allowedOrigins, defaultCountry: 'CU' });
  expect(await ask(origin, PREFLIGHT, SITE)).toEqual({
    status: 204,
    'access-control-allow-origin': SITE,
    'access-control-allow-methods': 'GET,POST,PATCH,DELETE',
    'access-control-allow-headers': 'authorization,content-type,idempotency-key,accept-language',
    'access-control-expose-headers': 'Retry-After,Content-Language,Date,X-Request-Id',
    'access-control-max-age': '7200',
    vary: 'Origin, Access-Control-Request-Headers',
  });
});

it('its pages can read every answer, also what is refused, missing, limited or failed', async () => {
  const api = await startTestApi({ allowedOrigins, limits: { refresh: { max: 0, seconds: 60 } } });
  const refresh = {
    ...{ method: 'POST', path: '/api/v1/token/refresh/', body: '{"refresh":"token"}' },
    headers: { 'content-type': 'application/json' },
  };
  const requests = [
    { path: '/api/v1/region/' },
    { path: '/api/v1/account/' },
    { path: '/api/v1/plans/', headers: { 'x-country': 'CU' } },
    { path: '/api/v1/nothing/' },
    refresh,
  ];
  const seen: unknown[] = [];
  for (const request of requests) seen.push(await ask(api.origin, request, SITE));
  expect(seen).toEqual([200, 401, 403, 404, 429].map(readable));
});

it('an origin that is not configured exactly gets no answer that its pages can read', async () => {
  const { origin } = await startTestApi({ allowedOrigins });
  for (const other of [
    'https://evil.test',
    'http://rakeback.test',
    `${SITE}:444`,
    'https://x.rakeback.test',
    'null',
  ]) {
    expect(await ask(origin, { path: '/api/v1/region/' }, other)).toEqual({
      status: 200,
      vary: 'Origin, Accept-Encoding',
    });
    expect(await ask(origin, PREFLIGHT, other)).toEqual({ status: 404, vary: 'Origin, Accept-Encoding' });
  }
});

it('without configured origins nothing depends on the origin', async () => {
  const { origin } = await startTestApi();
  expect(await ask(origin, { path: '/api/v1/region/' }, SITE)).toEqual({
    status: 200,
    vary: 'Accept-Encoding',
  });
});

function readable(status: number) {
  return {
    status,
    'access-control-allow-origin': SITE,
    'access-control-expose-headers': 'Retry-After,Content-Language,Date,X-Request-Id',
    vary: 'Origin, Accept-Encoding',
  };
}

async function ask(origin: string, request: Parameters<typeof sendRaw>[1], from: string) {
  const { status, headers } = await sendRaw(origin, {
    ...request,
    headers: { ...request.headers, origin: from },
  });
  const names = [...headers.keys()].filter((name) => name.startsWith('access-control') || name === 'vary');
  return { status, ...Object.fromEntries(names.map((name) => [name, headers.get(name)])) };
}
