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

async function setUp(api: TestApi, state: string, params: unknown): Promise<void> {
  expect((await establish(api, state, params)).status).toBe(200);
}

const credentials = { email: 'dana@example.com', password: 'Sunny-River-42' };

it('refuses unknown states and unknown parameters', async () => {
  const api = await startTestApi();
  expect(await establish(api, 'the moon is full')).toEqual({
    status: 400,
    body: { state: ['"the moon is full" is not a known state.'] },
  });
  expect((await establish(api, 'no member has the email', { mail: 'x' })).status).toBe(400);
});

it('answers an empty state name, by which Pact announces an interaction without states', async () => {
  const api = await startTestApi();
  expect(await establish(api, '')).toEqual({ status: 200, body: {} });
  expect(await establish(api, '', {}, 'teardown')).toEqual({ status: 200, body: {} });
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
  await setUp(api, verified, credentials);
  expect(await api.mails('early@example.com')).toEqual([]);
  await setUp(api, verified, { ...credentials, email: 'kim@example.com' });
  expect(await logIns()).toEqual([200, 200]);
  await establish(api, verified, credentials, 'teardown');
  expect(await logIns()).toEqual([401, 401]);
  await setUp(api, 'a member with an unverified email exists', credentials);
  expect(await logIns()).toEqual([401, 401]);
});
