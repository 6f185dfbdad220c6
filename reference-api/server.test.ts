import { expect, it, onTestFinished } from 'vitest';

import { demoPlayer, unverifiedPlayer } from './seed/demo-player.ts';
import { startReferenceApi } from './server.ts';
import { describedCall } from './testing/described-call.ts';
import { sendRaw } from './testing/raw-request.ts';
import { memberTokens, registration, startTestApi, tokensIn } from './testing/start-test-api.ts';
import { temporaryDatabase } from './testing/start-with-database.ts';

it('keeps sessions, and mail, when it is stopped and started again on the same port', async () => {
  const databasePath = await temporaryDatabase();
  const before = await startReferenceApi({ databasePath, passwordCost: 4, seedDemo: true, devTools: true });
  const credentials = { body: demoPlayer };
  const { access, refresh } = tokensIn(await describedCall(before.origin, 'createToken', credentials));
  await describedCall(before.origin, 'resendEmailVerification', { body: { email: unverifiedPlayer.email } });
  await before.stop();
  await expect(fetch(before.origin)).rejects.toThrow('fetch failed');

  const after = await startReferenceApi({ databasePath, port: before.port, seedDemo: true, devTools: true });
  onTestFinished(() => after.stop());
  expect(after.origin).toBe(before.origin);
  expect((await describedCall(after.origin, 'account', { bearer: access })).status).toBe(200);
  expect((await describedCall(after.origin, 'refreshToken', { body: { refresh } })).status).toBe(200);
  const mails = (await (await fetch(`${after.origin}/dev/mailbox.json`)).json()) as unknown[];
  expect(mails).toHaveLength(1);
});

it('rejects with EADDRINUSE when its port is in use', async () => {
  const api = await startTestApi();
  await expect(startReferenceApi({ port: api.port })).rejects.toThrow('EADDRINUSE');
});

it('answers 404 in JSON for what it does not have', async () => {
  const api = await startTestApi({ devTools: false });
  for (const path of [
    '/api/v1/nothing/',
    '/api/v1/account',
    '/dev/mailbox',
    '/dev/clock',
    '/_pact/provider_states',
    '/',
  ]) {
    const response = await fetch(`${api.origin}${path}`);
    expect([path, response.status, await response.json()]).toEqual([path, 404, { detail: 'Not found.' }]);
  }
});

it('keeps a connection open for longer than who calls keeps it unused', async () => {
  const api = await startTestApi();
  const { headers } = await fetch(`${api.origin}/api/v1/region/`);
  expect(headers.get('keep-alive')).toBe('timeout=65');
});

it('compresses its answers for callers who accept that', async () => {
  const api = await startTestApi({ seedDemo: true });
  const read = async (accepted: string) => {
    const { headers, text } = await sendRaw(api.origin, {
      path: '/api/v1/plans/',
      headers: { 'accept-encoding': accepted },
    });
    return [headers.get('content-encoding'), headers.get('vary'), text.startsWith('[{')];
  };
  expect(await read('gzip, br')).toEqual(['gzip', 'Accept-Encoding', false]);
  expect(await read('identity')).toEqual([null, 'Accept-Encoding', true]);
});

it('forbids caching and guessing of types', async () => {
  const api = await startTestApi();
  const { headers } = await api.call('region');
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
    'no-store',
    'nosniff',
  ]);
});

it('logs each request with its id and its route, without passwords, tokens or codes', async () => {
  const api = await startTestApi();
  const tokens = await memberTokens(api, 'dana@example.com');
  const { token, code } = await api.newestSecrets('dana@example.com');
  const { headers } = await api.refresh(tokens.refresh);
  expect(api.log.map(({ method, route, status }) => [method, route, status].join(' '))).toEqual([
    'POST /api/v1/account/register/ 201',
    'GET /dev/mailbox.json 200',
    'GET /api/v1/account/email/verify/confirm/:uidb64/:token/ 200',
    'POST /api/v1/token/ 200',
    'GET /dev/mailbox.json 200',
    'POST /api/v1/token/refresh/ 200',
  ]);
  expect(api.log.at(-1)).toEqual({
    level: 'info',
    message: 'request',
    request_id: headers.get('x-request-id'),
    method: 'POST',
    route: '/api/v1/token/refresh/',
    status: 200,
    ms: expect.any(Number) as number,
  });
  for (const secret of [token, code, tokens.access, tokens.refresh, 'dana'])
    expect(JSON.stringify(api.log)).not.toContain(secret);
});

it('answers with the id of the request: the one it came with if that is well formed, otherwise its own', async () => {
  const api = await startTestApi();
  const idOf = async (path: string, sent: string) =>
    (await sendRaw(api.origin, { path, headers: { 'x-request-id': sent } })).headers.get('x-request-id');
  for (const path of ['/api/v1/region/', '/api/v1/nothing/', '/api/v1/account/', '/healthz', '/nothing']) {
    expect([path, await idOf(path, 'from-the-proxy-1')]).toEqual([path, 'from-the-proxy-1']);
    expect(await idOf(path, 'dana@example.com')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf(path, 'a'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it('reveals nothing internal when it fails', async () => {
  const api = await startTestApi({
    random: {
      bytes: () => {
        throw new Error('no chance left');
      },
      uuid: () => '',
      id: () => 0,
      token: () => '',
      code: () => '',
    },
  });
  const response = await fetch(`${api.origin}/api/v1/account/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration('dana@example.com')),
  });
  expect([response.status, await response.json()]).toEqual([500, { detail: 'Something went wrong.' }]);
  expect(api.log.find(({ message }) => message === 'request failed')).toMatchObject({
    route: '/api/v1/account/register/',
    error: expect.stringContaining('Error: no chance left') as string,
  });
  expect(JSON.stringify(api.log)).not.toContain('Sunny-River-42');
});
