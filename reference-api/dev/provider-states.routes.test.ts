import { expect, it } from 'vitest';

import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

async function establish(api: TestApi, state: string, params?: unknown, action = 'setup') {
  const response = await fetch(`${api.origin}/_pact/provider_states`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params, action }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

/** The state alone. */
async function values(api: TestApi, state: string, params?: unknown): Promise<Record<string, string>> {
  await establish(api, state, params, 'teardown');
  return addedValues(api, state, params);
}

/** The state beside those that were made true before. */
async function addedValues(api: TestApi, state: string, params?: unknown): Promise<Record<string, string>> {
  const { status, body } = await establish(api, state, params);
  expect([state, status]).toEqual([state, 200]);
  return body;
}

const credentials = { email: 'dana@example.com', password: 'Sunny-River-42' };
const address = { email: 'dana@example.com' };
const member = { ...address, first_name: 'Robin', country: 'SE', edge_balance: '42.50' };

it('refuses unknown states and unknown parameters', async () => {
  const api = await startTestApi();
  expect(await establish(api, 'the moon is full')).toEqual({
    status: 400,
    body: { state: ['"the moon is full" is not a known state.'] },
  });
  expect((await establish(api, 'no member has the email', { mail: 'x' })).status).toBe(400);
});

it('starts with an empty database, adds states that are given together, and leaves nothing behind', async () => {
  const api = await startTestApi();
  await api.register('early@example.com');
  const logIns = async () => {
    const emails = [credentials.email, 'kim@example.com'];
    const answers = await Promise.all(emails.map((email) => api.logIn(email, credentials.password)));
    return answers.map(({ status }) => status);
  };
  const verified = 'a member with a verified email exists';
  await addedValues(api, verified, credentials);
  expect(await api.mails('early@example.com')).toEqual([]);
  await addedValues(api, verified, { ...credentials, email: 'kim@example.com' });
  expect(await logIns()).toEqual([200, 200]);
  await establish(api, verified, credentials, 'teardown');
  expect(await logIns()).toEqual([401, 401]);
  await addedValues(api, 'a member with an unverified email exists', credentials);
  expect(await logIns()).toEqual([401, 401]);
});

it('hands out tokens in every condition', async () => {
  const api = await startTestApi();
  const elite = await values(api, 'a member is logged in', member);
  const { body } = await api.call('account', { bearer: elite['access'] ?? '' });
  expect(body).toMatchObject({
    ...member,
    flags: ['CHAT_WIDGET'],
    subscriptions: [{ plan: { tier: 'ELITE' } }],
  });
  const plain = await values(api, 'a member without subscriptions is logged in', member);
  expect((await api.call('account', { bearer: plain['access'] ?? '' })).body).toMatchObject({
    subscriptions: [],
  });
  const unverified = await values(api, 'a member whose email is not verified is logged in', address);
  expect((await api.call('account', { bearer: unverified['access'] ?? '' })).body).toMatchObject({
    email: null,
  });
  const expired = await values(api, 'the access token of a member has expired', address);
  expect((await api.call('account', { bearer: expired['access'] ?? '' })).status).toBe(401);
  const spent = await values(api, 'the refresh token of a member has been spent', address);
  expect((await api.refresh(spent['refresh'] ?? '')).status).toBe(401);
});

it('hands out links and codes in every condition', async () => {
  const api = await startTestApi();
  const answers: Record<string, unknown> = {};
  const tell = async (name: string, { uidb64 = '' }: Record<string, string>, secret = '') => {
    const { status, body } = await api.confirm(uidb64, secret);
    answers[name] = status === 200 ? status : (body as { code: string }).code;
  };
  const mailed = await values(api, 'a verification link was mailed', address);
  await tell('wrong code', mailed, mailed['wrong_code']);
  await tell('code', mailed, mailed['code']);
  const used = await values(api, 'the mailed verification link was used', address);
  await tell('used', used, used['token']);
  const expired = await values(api, 'the mailed verification link has expired', address);
  await tell('expired', expired, expired['token']);
  const older = await values(api, 'a newer verification link was mailed', address);
  await tell('older', older, older['token']);
  const locked = await values(api, 'the mailed verification code is locked', address);
  await tell('locked', locked, locked['code']);
  expect(answers).toEqual({
    'wrong code': 'code_wrong',
    code: 200,
    used: 200,
    expired: 'link_expired',
    older: 'link_superseded',
    locked: 'code_locked',
  });
});

it.each([
  ['createToken', (api: TestApi) => api.logIn('dana@example.com')],
  ['refreshToken', (api: TestApi) => api.refresh('any')],
  ['registerAccount', (api: TestApi) => api.register('dana@example.com')],
  ['confirmEmailVerification', (api: TestApi) => api.confirm('MQ', 'any')],
  ['resendEmailVerification', (api: TestApi) => api.resend('dana@example.com')],
] as const)('refuses every call of %s for a while', async (operation, call) => {
  const api = await startTestApi();
  await values(api, 'an operation is rate limited', { operation, retry_after_seconds: 42 });
  const { status, headers } = await call(api);
  expect([status, headers.get('retry-after')]).toEqual([429, '42']);
});

it('moves the visitor', async () => {
  const api = await startTestApi();
  await values(api, 'the region of the visitor is blocked', { country: 'US' });
  expect((await api.call('region')).body).toEqual({ country: 'US', supported: false });
  expect((await api.call('account')).status).toBe(403);
  await values(api, 'the visitor is in a served country', { country: 'NZ' });
  expect((await api.call('region')).body).toEqual({ country: 'NZ', supported: true });
});
