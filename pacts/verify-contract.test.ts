import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { CONTRACT_FILE, readContract, type Contract } from './contract.ts';
import { readReport, verifyContract } from './verify-contract.ts';

interface Behaviour {
  region: object;
  stateStatus: number;
  delayMilliseconds?: number;
}

const SERVED = 'the region of a visitor who is served';
const committed = readContract(CONTRACT_FILE);
const served = committed.interactions.filter(({ description }) => description === SERVED);
const honest: Behaviour = { region: { country: 'CA', supported: true }, stateStatus: 200 };
let provider: Server | undefined;

afterEach(() => {
  provider?.close();
  provider?.closeAllConnections();
});

describe('a verification', () => {
  it('counts the interactions that the provider passes', async () => {
    expect(await verify({ interactions: served })).toEqual({ verified: 1, failures: [] });
  });

  it('fails for a provider that answers otherwise', async () => {
    const wrong = { ...honest, region: { country: 'CA', supported: 'yes' } };
    expect(await verify({ interactions: served }, wrong)).toEqual({
      verified: 0,
      failures: [expect.stringContaining(SERVED)],
    });
  });

  it('fails when the provider does not know a state, though it answers as promised', async () => {
    expect(await verify({ interactions: served }, { ...honest, stateStatus: 404 })).toMatchObject({
      failures: expect.arrayContaining([
        'State "the visitor is in a served country": the provider answered 404 {}',
      ]) as unknown,
    });
  });

  it('fails at once when a state ends in a server error', async () => {
    expect(await verify({ interactions: served }, { ...honest, stateStatus: 500 })).toMatchObject({
      failures: expect.arrayContaining([
        'State "the visitor is in a served country": the provider answered 500 {}',
      ]) as unknown,
    });
  });

  it('fails for parameters that the glossary does not allow', async () => {
    const providerStates = [{ name: 'the visitor is in a served country', params: { country: 'Canada' } }];
    const { failures } = await verify({ interactions: served.map((one) => ({ ...one, providerStates })) });
    expect(failures).toContainEqual(expect.stringContaining('must match pattern /^[A-Z]{2}$/'));
  });

  it('fails when fewer interactions were played than the contract has', async () => {
    expect(await verify({ interactions: served }, honest, ['--filter-no-state'])).toMatchObject({
      failures: expect.arrayContaining(['1 interactions of the contract were not verified.']) as unknown,
    });
  });

  it('is stopped when the provider is too slow', async () => {
    const slow = { ...honest, delayMilliseconds: 5000 };
    expect(await verify({ interactions: served }, slow, [], 1)).toMatchObject({
      failures: expect.arrayContaining(['The provider took too long; the verifier was stopped.']) as unknown,
    });
  });

  it('fails at once when nobody listens', async () => {
    const nobody = {
      file: CONTRACT_FILE,
      baseUrl: 'http://127.0.0.1:9',
      stateUrl: 'http://127.0.0.1:9/states',
    };
    expect(await verifyContract(nobody)).toEqual({
      verified: 0,
      failures: ['No server answers at http://127.0.0.1:9'],
    });
  });

  it('fails without interactions', async () => {
    expect(await verify({ interactions: [] })).toEqual({
      verified: 0,
      failures: ['The contract has no interactions.'],
    });
  });

  it('fails for a pending interaction, which nothing else would fail', async () => {
    expect(await verify({ interactions: served.map((one) => ({ ...one, pending: true })) })).toEqual({
      verified: 0,
      failures: [`"${SERVED}" is pending, and nothing would fail it.`],
    });
  });

  it('fails for a state that the glossary does not have', async () => {
    const providerStates = [{ name: 'it is Tuesday' }];
    expect(await verify({ interactions: served.map((one) => ({ ...one, providerStates })) })).toEqual({
      verified: 0,
      failures: [`"${SERVED}" needs the state "it is Tuesday", which the glossary does not have.`],
    });
  });
});

it('fails for a contract that could not be loaded beside one that passes', () => {
  const report = {
    interactionResults: [{ description: 'the region', result: 'OK' }],
    errors: [{ interaction: 'Failed to load pact', mismatch: { type: 'error', message: '503' } }],
  };
  expect(readReport(JSON.stringify(report), '')).toEqual({
    verified: 1,
    failures: ['Failed to load pact\n    503'],
  });
});

async function verify(
  change: Partial<Contract>,
  behaviour: Behaviour = honest,
  args: string[] = [],
  deadlineSeconds = 60,
): ReturnType<typeof verifyContract> {
  const file = join(mkdtempSync(join(tmpdir(), 'contract-')), 'contract.json');
  writeFileSync(file, JSON.stringify({ ...committed, ...change }));
  const baseUrl = await startProvider(behaviour);
  return verifyContract({ file, baseUrl, stateUrl: `${baseUrl}/states`, args, deadlineSeconds });
}

function startProvider({ region, stateStatus, delayMilliseconds = 0 }: Behaviour): Promise<string> {
  const server = createServer((request, response) => {
    const isState = request.url === '/states';
    response.writeHead(isState ? stateStatus : 200, { 'Content-Type': 'application/json' });
    const delay = request.url === '/api/v1/region/' ? delayMilliseconds : 0;
    setTimeout(() => response.end(JSON.stringify(isState ? {} : region)), delay).unref();
  });
  provider = server;
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    });
  });
}
