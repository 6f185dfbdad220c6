import { expect, it } from 'vitest';

import { memberTokens, startTestApi } from '../testing/start-test-api.ts';
import { describedRequests } from '../testing/negative/described-request.ts';

const withBody = describedRequests().filter(({ body }) => body !== null);

it.each(withBody.map(({ operation, body }) => ({ name: operation.id, example: body?.examples[0] ?? {} })))(
  '$name takes a body as JSON and as nothing else',
  async ({ name, example }) => {
    const api = await startTestApi();
    const { access } = await memberTokens(api);
    const path = name === 'confirmPasswordReset' ? await api.resetLink('dana@example.com') : '';
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '']) {
      const headers = { 'content-type': type, 'idempotency-key': '5f0c2f7e-3c56-4b0e-9b0e-3f5a1b9f7a10' };
      const answer = await api.call(name, {
        path,
        bearer: access,
        headers,
        rawBody: JSON.stringify(example),
      });
      expect([type, answer.status, answer.body]).toEqual([
        type,
        415,
        { detail: 'Send the request body as application/json.' },
      ]);
    }
  },
);

it('a character set may be named', async () => {
  const api = await startTestApi();
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
  const body = { email: 'dana@example.com' };
  expect((await api.call('resetPassword', { headers, body })).status).toBe(204);
});
