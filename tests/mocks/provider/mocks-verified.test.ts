import { afterEach, expect, it } from 'vitest';

import { description, operations } from '#api-spec/description.ts';
import { describedCall } from '#pacts/conformance/described-message.ts';
import { schemaCheck } from '#pacts/conformance/schemas.ts';
import { CONTRACT_FILE, readContract } from '#pacts/contract.ts';
import { operationOf } from '#pacts/coverage/operation-of.ts';
import { verifyContract } from '#pacts/verification/verify-contract.ts';
import { startMockProvider } from './mock-provider.ts';

type MockProvider = Awaited<ReturnType<typeof startMockProvider>>;

const interactions = readContract(CONTRACT_FILE).interactions.length;
const document = description();
const described = operations();
const faults = schemaCheck(document, { partial: false });
let provider: MockProvider | undefined;

afterEach(() => provider?.stop());

it('the mocks honour the contract, and say nothing that is not described', { timeout: 60_000 }, async () => {
  const undescribed: string[] = [];
  provider = await startMockProvider(async (answer, request) => {
    undescribed.push(...(await departures(answer, request)));
    return answer;
  });
  expect(await verified(provider)).toEqual({ verified: interactions, failures: [] });
  expect(undescribed).toEqual([]);
});

it('a mock that drifts is caught', async () => {
  provider = await startMockProvider(async (answer) =>
    Response.json({ ...((await answer.json()) as object), edge_balance: 1250 }),
  );
  const { failures } = await verified(provider, '^the account of a member without subscriptions$');
  expect(failures).toEqual([expect.stringContaining('$.edge_balance')]);
});

function verified({ origin, stateUrl }: MockProvider, only?: string) {
  return verifyContract({
    file: CONTRACT_FILE,
    baseUrl: origin,
    stateUrl,
    ...(only !== undefined && { only }),
  });
}

async function departures(answer: Response, request: Request): Promise<string[]> {
  const { pathname } = new URL(request.url);
  const operation = operationOf({ request: { method: request.method, path: pathname } }, described);
  if (operation === undefined) return [];
  const what = `${operation.id} ${answer.status}`;
  const { answers } = describedCall(document, operation.path, operation.method);
  const pointer = answers[answer.status];
  if (pointer === undefined) return [`${what} is not described.`];
  const text = await answer.clone().text();
  if (pointer === null) return text === '' ? [] : [`${what} has a body.`];
  return faults(pointer, JSON.parse(text)).map((fault) => `${what} ${fault}`);
}
