import { expect, it } from 'vitest';

import { describedRequests } from '../testing/negative/described-request.ts';
import { memberTokens, startTestApi } from '../testing/start-test-api.ts';

const examples = new Map(describedRequests().map(({ operation, body }) => [operation.id, body?.examples[0]]));

/** Two members, and a server that allows one call of the operation in a minute. */
async function startLimited(operation: string) {
  const limits = { [operation]: { max: 1, seconds: 60 } };
  const api = await startTestApi({ limits, clientAddressHeader: 'x-caller' });
  const [dana, kim] = [
    await memberTokens(api, 'dana@example.com'),
    await memberTokens(api, 'kim@example.com'),
  ];
  const call = async (bearer: string | undefined, caller: string) => {
    const { status, headers } = await api.call(operation, {
      ...(bearer !== undefined && { bearer }),
      body: examples.get(operation),
      headers: { 'x-caller': caller, 'idempotency-key': '5f0c2f7e-3c56-4b0e-9b0e-3f5a1b9f7a10' },
    });
    return status === 429 ? headers.get('retry-after') : 'let through';
  };
  return { call, dana: dana.access, kim: kim.access };
}

it.each(['changeEmail', 'resendEmailChange', 'confirmEmailChange', 'reportRoomAccount', 'redeemPlan'])(
  '%s is limited for each member, wherever the call comes from',
  async (operation) => {
    const { call, dana, kim } = await startLimited(operation);
    expect([
      await call(dana, '192.0.2.1'),
      await call(dana, '192.0.2.2'),
      await call(kim, '192.0.2.1'),
    ]).toEqual(['let through', '60', 'let through']);
  },
);

it('sendFeedback is limited for each caller, whoever is logged in there', async () => {
  const { call, dana } = await startLimited('sendFeedback');
  expect([
    await call(undefined, '192.0.2.1'),
    await call(dana, '192.0.2.1'),
    await call(dana, '192.0.2.2'),
  ]).toEqual(['let through', '60', 'let through']);
});
