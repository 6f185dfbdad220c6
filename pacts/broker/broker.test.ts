import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CONSUMER, CONTRACT_FILE, CONTRACT_PATH, PROVIDER, readContract } from '../contract.ts';
import { git } from '../git/git.ts';
import { TemporaryRepository } from '../git/temporary-repository.ts';
import { canIDeploy } from './can-i-deploy.ts';
import { publish } from './publish.ts';
import { recordDeployment } from './record-deployment.ts';
import { startFakeBroker } from './testing/fake-broker.ts';

const contract = readContract(CONTRACT_FILE);
const authorization = 'Bearer the-token';
let repository: TemporaryRepository;
let version: string;

beforeEach(() => {
  vi.stubEnv('PACT_BROKER_BASE_URL', undefined);
  vi.stubEnv('PACT_BROKER_TOKEN', 'the-token');
  repository = new TemporaryRepository();
  repository.write(CONTRACT_PATH, JSON.stringify(contract));
  version = repository.commit();
});

afterEach(() => {
  vi.unstubAllEnvs();
  repository[Symbol.dispose]();
});

describe('publishing', () => {
  it('sends the contract as the commit and the branch that are checked out', async () => {
    using broker = await startFakeBroker();
    expect(await publish(['--broker-url', broker.url], repository.folder)).toMatchObject({ code: 0 });
    expect(broker.received.map(readable)).toEqual([publication('main')]);
  });

  it('takes the branch of a commit from its option, and the broker from the environment', async () => {
    using broker = await startFakeBroker();
    vi.stubEnv('PACT_BROKER_BASE_URL', broker.url);
    git(repository.folder, 'switch', '--quiet', '--detach');
    expect(await publish(['--branch', 'release'], repository.folder)).toMatchObject({ code: 0 });
    expect(broker.received.map(readable)).toEqual([publication('release')]);
  });

  it.each<[string, () => void, string[], string]>([
    [
      'files that are not committed',
      () => {
        repository.write('src/new.ts', '');
        repository.write(CONTRACT_PATH, '{}');
      },
      [],
      `Commit these first:\n  ${CONTRACT_PATH}\n  src/new.ts`,
    ],
    [
      'a commit without a branch',
      () => git(repository.folder, 'switch', '--quiet', '--detach'),
      [],
      'No branch is checked out. Say which one this is: --branch.',
    ],
    ['a token that everybody could read', () => undefined, ['--broker-token', 'x'], '--broker-token'],
  ])('refuses %s', async (_, prepare, args, sentence) => {
    using broker = await startFakeBroker();
    prepare();
    await expect(publish(['--broker-url', broker.url, ...args], repository.folder)).rejects.toThrow(sentence);
    expect(broker.received).toEqual([]);
  });
});

describe('asking whether to deploy', () => {
  it.each([
    [true, 0, 'Computer says yes'],
    [false, 1, 'Computer says no'],
  ])('deployable: %s', async (deployable, code, words) => {
    using broker = await startFakeBroker({ deployable });
    const args = ['--broker-url', broker.url, '--to-environment', 'production'];
    expect(await canIDeploy(args, repository.folder)).toEqual({
      code,
      output: expect.stringContaining(words) as string,
    });
    expect(broker.received).toEqual([
      {
        method: 'GET',
        path: `/matrix?q[][pacticipant]=${CONSUMER}&q[][version]=${version}&latestby=cvpv&environment=production`,
        authorization,
        body: null,
      },
    ]);
  });

  it('needs an environment', async () => {
    await expect(canIDeploy([], repository.folder)).rejects.toThrow('Say where to: --to-environment.');
  });
});

describe('recording a deployment', () => {
  it('tells the broker where the commit runs', async () => {
    using broker = await startFakeBroker({ version });
    const args = ['--broker-url', broker.url, '--environment', 'production'];
    expect(await recordDeployment(args, repository.folder)).toMatchObject({ code: 0 });
    expect(broker.received).toEqual([
      { method: 'GET', path: `/pacticipants/${CONSUMER}/versions/${version}`, authorization, body: null },
      { method: 'POST', path: '/deployments/production', authorization, body: {} },
    ]);
  });

  it.each([
    ['an environment that the broker does not have', 'moon', true],
    ['a commit that was never published', 'production', false],
  ])('fails for %s', async (_, environment, isPublished) => {
    using broker = await startFakeBroker(isPublished ? { version } : {});
    const args = ['--broker-url', broker.url, '--environment', environment];
    expect(await recordDeployment(args, repository.folder)).toMatchObject({ code: 1 });
    expect(broker.received.map(({ method }) => method)).toEqual(['GET']);
  });

  it('needs an environment', async () => {
    await expect(recordDeployment([], repository.folder)).rejects.toThrow(
      'Say where it runs: --environment.',
    );
  });
});

it.each([
  ['publish'],
  ['can-i-deploy', '--to-environment', 'x'],
  ['record-deployment', '--environment', 'x'],
])('the command %s says which broker it needs, and ends with 1', (...args) => {
  const script = join(import.meta.dirname, 'main.ts');
  const run = spawnSync(process.execPath, [script, ...args], { cwd: repository.folder, encoding: 'utf8' });
  expect([run.status, run.stdout, run.stderr]).toEqual([
    1,
    '',
    'Say which broker: --broker-url or PACT_BROKER_BASE_URL.\n',
  ]);
});

interface Publication {
  readonly contracts: readonly { readonly content: string }[];
}

/** The contract travels in base64. */
function readable({ body, ...request }: { readonly body: unknown }): object {
  const { contracts, ...rest } = body as Publication;
  const decoded = contracts.map((one) => ({
    ...one,
    content: JSON.parse(Buffer.from(one.content, 'base64').toString()) as unknown,
  }));
  return { ...request, body: { ...rest, contracts: decoded } };
}

function publication(branch: string): object {
  // Pact adds the versions of its own parts.
  const metadata = expect.objectContaining(contract.metadata) as unknown;
  const one = {
    consumerName: CONSUMER,
    providerName: PROVIDER,
    specification: 'pact',
    contentType: 'application/json',
    onConflict: 'overwrite',
  };
  return {
    method: 'POST',
    path: '/contracts/publish',
    authorization,
    body: {
      pacticipantName: CONSUMER,
      pacticipantVersionNumber: version,
      branch,
      contracts: [{ ...one, content: { ...contract, metadata } }],
    },
  };
}
