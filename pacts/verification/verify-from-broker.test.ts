import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startFakeBroker } from '../broker/testing/fake-broker.ts';
import { CONTRACT_FILE, PROVIDER, readContract } from '../contract.ts';
import { brokerArguments } from './broker-arguments.ts';
import type { Outcome } from './verifier-report.ts';
import { verifyContract } from './verify-contract.ts';

const SERVED = 'the region of a visitor who is served';
const authorization = 'Bearer the-token';
const committed = readContract(CONTRACT_FILE);
const served = committed.interactions.filter(({ description }) => description === SERVED);

beforeEach(() => vi.stubEnv('PACT_BROKER_TOKEN', 'the-token'));
afterEach(() => vi.unstubAllEnvs());

it('verifies what the selectors select, and tells the broker the result', async () => {
  using broker = await startFakeBroker({ contract: { ...committed, interactions: served } });
  const outcome = await verify(broker.url, {
    selectors: ['{"branch":"redemption"}', '{"deployedOrReleased":true}'],
    version: '2.0.0',
    branch: 'main',
  });

  expect(outcome).toEqual({ verified: 1, failures: [] });
  const pacts = { path: `/pacts/provider/${PROVIDER}/for-verification`, authorization };
  expect(broker.received).toEqual([
    { ...pacts, method: 'GET', body: null },
    {
      ...pacts,
      method: 'POST',
      body: {
        consumerVersionSelectors: [{ branch: 'redemption' }, { deployedOrReleased: true }],
        includePendingStatus: false,
        providerVersionBranch: 'main',
      },
    },
    { method: 'GET', path: '/pact', authorization, body: null },
    { method: 'GET', path: '/provider', authorization, body: null },
    { method: 'PUT', path: '/branches/main/versions/2.0.0', authorization, body: {} },
    {
      method: 'POST',
      path: '/results',
      authorization,
      body: expect.objectContaining({ providerApplicationVersion: '2.0.0', success: true }) as unknown,
    },
  ]);
});

it.each([
  ['an interaction', {}],
  ['a pending interaction', { pending: true }],
])('fails for %s that the provider does not honour', async (_, change) => {
  const interactions = served.map((one) => ({ ...one, ...change }));
  using broker = await startFakeBroker({ contract: { ...committed, interactions } });
  expect(await verify(broker.url, { region: { country: 'CA', supported: 'yes' } })).toEqual({
    verified: 0,
    failures: [expect.stringContaining(SERVED)],
  });
});

it('fails for a contract without interactions', async () => {
  using broker = await startFakeBroker({ contract: { ...committed, interactions: [] } });
  expect(await verify(broker.url, {})).toEqual({ verified: 0, failures: ['No interaction was verified.'] });
});

it('says that the broker has no contract', async () => {
  using broker = await startFakeBroker();
  expect(await verify(broker.url, {})).toEqual({
    verified: 0,
    failures: [expect.stringContaining('No pacts found for provider')],
  });
});

interface Ask {
  readonly selectors?: readonly string[];
  readonly version?: string;
  readonly branch?: string;
  readonly region?: object;
}

async function verify(broker: string, ask: Ask): Promise<Outcome> {
  const { selectors = [], version, branch, region = { country: 'CA', supported: true } } = ask;
  const provider = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(request.url === '/states' ? {} : region));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const options = {
    'broker-url': broker,
    'consumer-version-selectors': selectors,
    publish: version !== undefined,
    'provider-version': version,
    'provider-branch': branch,
  };
  try {
    const args = brokerArguments(options, {}) ?? [];
    return await verifyContract({ file: null, baseUrl, stateUrl: `${baseUrl}/states`, args });
  } finally {
    provider.close();
    provider.closeAllConnections();
  }
}
