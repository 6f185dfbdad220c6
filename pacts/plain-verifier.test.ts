import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { startReferenceApi } from '#reference-api/server.ts';
import { CONTRACT_FILE, PROVIDER, readContract, type Interaction } from './contract.ts';
import { startProxy, type RecordedAnswer } from './mutation/proxy.ts';
import { runPact, WITHOUT_CERTIFICATES } from './run-pact.ts';
import { verifyContract } from './verify-contract.ts';

const EXAMPLE = join(import.meta.dirname, '../docs/providers/python');
const OPERATIONS = ['POST /api/v1/token/', 'GET /api/v1/account/', 'GET /api/v1/deals/'];
const STATES = '/_pact/provider_states';
const contract = readContract(CONTRACT_FILE);
const ofExample = contract.interactions.filter(({ request: { method, path } }) =>
  OPERATIONS.includes(`${method} ${path}`),
);

it("the whole contract holds for Pact's own verifier", { timeout: 60_000 }, async () => {
  const api = await startReferenceApi({ devTools: true, passwordCost: 4 });
  onTestFinished(() => api.stop());
  expect(await playedByPact(api.origin)).toEqual(allPass(contract.interactions));
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!hasPython)(
  hasPython ? 'the Python example' : 'the Python example, skipped because this machine has no python3',
  () => {
    it("passes Pact's own verifier with the filter of its README", { timeout: 60_000 }, async () => {
      const readme = readFileSync(join(EXAMPLE, 'README.md'), 'utf8');
      const [, filter = ''] = /--filter-description '(.+)'/.exec(readme) ?? [];
      const played = await playedByPact(await startExample(), ['--filter-description', filter]);
      expect(played).toEqual(allPass(ofExample));
      expect(readme).toContain(`\`${ofExample.length} passed, 0 failed\``);
    });

    it('fails with each of twenty faults, and the message names the place', { timeout: 60_000 }, async () => {
      const provider = await startProxy(await startExample(), {
        request: (url) => faultOf(url).url,
        answer: (answer, url) => faultOf(url).fault?.change(answer) ?? answer,
      });
      onTestFinished(provider.stop);
      const file = join(scratchFolder(), 'contract.json');
      const sound = ofExample.filter(({ description }) => faults.some(({ of }) => of === description));
      writeFileSync(file, JSON.stringify({ ...contract, interactions: [...sound, ...faults.map(played)] }));

      const stateUrl = provider.origin + STATES;
      const { failures } = await verifyContract({ file, baseUrl: provider.origin, stateUrl });

      expect(failures.map((one) => one.split('\n')[0])).toEqual(faults.map(({ fault }) => fault));
      expect(failures.map((one) => one.split('\n').slice(1).join('\n'))).toEqual(
        faults.map(({ says }) => expect.stringContaining(says) as unknown),
      );
    });
  },
);

interface Fault {
  readonly fault: string;
  /** The interaction whose answer has the fault. */
  readonly of: string;
  readonly change: (answer: RecordedAnswer) => RecordedAnswer;
  /** The place, as the message names it. */
  readonly says: string;
}

const LOGIN = 'a login with the right password';
const REFUSED = 'a login with a wrong password';
const LIMITED = 'one login too many';
const MEMBER = 'the account of a member with a subscription';
const PLAIN = 'the account of a member without subscriptions';
const PENDING = 'the account of a member whose email change is pending';
const UNVERIFIED = 'the account of a member whose address is not verified';
const BLOCKED = 'the account from a blocked region';
const EXPIRED = 'the account with an expired access token';

const faults: readonly Fault[] = [
  { fault: 'another name', of: LOGIN, change: renamed('access', 'access_token'), says: 'access' },
  { fault: 'a wrapper', of: LOGIN, change: body((pair) => ({ data: pair })), says: 'access' },
  { fault: '201 instead of 200', of: LOGIN, change: status(201), says: '201' },
  { fault: 'null instead of text', of: LOGIN, change: set('refresh', null), says: 'refresh' },
  { fault: '200 instead of 401', of: REFUSED, change: status(200), says: '401' },
  {
    fault: 'another content type',
    of: REFUSED,
    change: header('content-type', 'application/problem+json'),
    says: 'Content-Type',
  },
  {
    fault: 'one message instead of a list',
    of: 'a login with a malformed address',
    change: set('email', 'Enter a valid email address.'),
    says: 'email',
  },
  { fault: 'no Retry-After', of: LIMITED, change: header('retry-after'), says: 'Retry-After' },
  {
    fault: 'a date in Retry-After',
    of: LIMITED,
    change: header('retry-after', 'Sat, 14 Mar 2026 09:26:53 GMT'),
    says: 'Retry-After',
  },
  { fault: 'another code', of: BLOCKED, change: set('code', 'REGION_BLOCKED'), says: 'code' },
  {
    fault: 'money as a number',
    of: MEMBER,
    change: set('edge_balance', 1250.5),
    says: 'edge_balance',
  },
  { fault: 'an id as text', of: MEMBER, change: set('id', '1001'), says: '.id' },
  {
    fault: 'true or false as text',
    of: MEMBER,
    change: set('marketing_opt_in', 'false'),
    says: 'marketing_opt_in',
  },
  { fault: 'camel case', of: MEMBER, change: renamed('first_name', 'firstName'), says: 'first_name' },
  {
    fault: 'a time without a zone',
    of: PENDING,
    change: set('unconfirmed_email_expires_at', '2026-03-14T09:36:53'),
    says: 'unconfirmed_email_expires_at',
  },
  {
    fault: 'an address instead of null',
    of: UNVERIFIED,
    change: set('email', 'dana.river@example.com'),
    says: 'email',
  },
  {
    fault: 'null instead of no items',
    of: PLAIN,
    change: set('subscriptions', null),
    says: 'subscriptions',
  },
  { fault: 'no challenge', of: EXPIRED, change: header('www-authenticate'), says: 'WWW-Authenticate' },
  {
    fault: 'a list without its wrapper',
    of: 'the deals of a country',
    change: body(({ results }) => results),
    says: 'Type mismatch',
  },
  {
    fault: 'only one of two rooms',
    of: 'the deals of two rooms',
    change: body(({ results, ...rest }) => ({ ...rest, results: (results as unknown[]).slice(1) })),
    says: 'results',
  },
];

type Body = Readonly<Record<string, unknown>>;

function body(change: (sound: Body) => unknown): Fault['change'] {
  return (answer) => ({ ...answer, body: JSON.stringify(change(JSON.parse(answer.body) as Body)) });
}

function set(name: string, value: unknown): Fault['change'] {
  return body((sound) => ({ ...sound, [name]: value }));
}

function renamed(name: string, other: string): Fault['change'] {
  return body(({ [name]: value, ...rest }) => ({ ...rest, [other]: value }));
}

function status(code: number): Fault['change'] {
  return (answer) => ({ ...answer, status: code });
}

function header(name: string, value?: string): Fault['change'] {
  return ({ headers: { [name]: _, ...rest }, ...answer }) => ({
    ...answer,
    headers: value === undefined ? rest : { ...rest, [name]: value },
  });
}

/** The interaction again, with a path that names the fault. */
function played({ fault, of }: Fault, number: number): Interaction {
  const interaction = ofExample.find(({ description }) => description === of);
  if (interaction === undefined) throw new Error(`The example has no interaction "${of}".`);
  const { request } = interaction;
  return { ...interaction, description: fault, request: { ...request, path: `/${number}${request.path}` } };
}

function faultOf(url: string): { fault: Fault | undefined; url: string } {
  const [, number = '', rest = url] = /^\/(\d+)(\/.*)/.exec(url) ?? [];
  return { fault: number === '' ? undefined : faults[Number(number)], url: rest };
}

interface PactReport {
  readonly interactionResults: readonly { readonly description: string; readonly result: string }[];
}

/** Runs the verifier without our checks and without the relay of states. */
async function playedByPact(origin: string, args: readonly string[] = []): Promise<Record<string, boolean>> {
  const report = join(scratchFolder(), 'report.json');
  const { hostname, port } = new URL(origin);
  const { code, output } = await runPact(
    [
      ...['verifier', '--file', CONTRACT_FILE, '--provider-name', PROVIDER],
      ...['--hostname', hostname, '--port', port, ...args],
      ...['--state-change-url', origin + STATES, '--state-change-teardown'],
      ...['--json', report, '--no-colour'],
    ],
    { env: WITHOUT_CERTIFICATES },
  );
  expect(code, output).toBe(0);
  const { interactionResults } = JSON.parse(readFileSync(report, 'utf8')) as PactReport;
  return Object.fromEntries(
    interactionResults.map(({ description, result }) => [description, result === 'OK']),
  );
}

function allPass(interactions: readonly Interaction[]): Record<string, boolean> {
  return Object.fromEntries(interactions.map(({ description }) => [description, true]));
}

async function startExample(): Promise<string> {
  const server = join(EXAMPLE, 'provider_states.py');
  const child = spawn('python3', ['-B', server, '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill());
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`python3 ${server} has ended.`)));
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  return line.toString().trim();
}

function scratchFolder(): string {
  const scratch = mkdtempSync(join(tmpdir(), 'plain-verifier-'));
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
  return scratch;
}
