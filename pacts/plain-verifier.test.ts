import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { startReferenceApi } from '#reference-api/server.ts';
import { CONTRACT_FILE, PROVIDER, readContract, type Interaction } from './contract.ts';
import { startProxy, type RecordedAnswer } from './mutation/proxy.ts';
import { readResults } from './outcome.ts';
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
  expect(await passedByPact(api.origin)).toEqual(namesOf(contract.interactions));
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!hasPython)(
  hasPython ? 'the Python example' : 'the Python example, skipped because this machine has no python3',
  () => {
    it("passes Pact's own verifier with the filter of its README", { timeout: 60_000 }, async () => {
      const readme = readFileSync(join(EXAMPLE, 'README.md'), 'utf8');
      const [, filter = ''] = /--filter-description '(.+)'/.exec(readme) ?? [];
      const passed = await passedByPact(await startExample(), ['--filter-description', filter]);
      expect(passed).toEqual(namesOf(ofExample));
      expect(readme).toContain(`\`${ofExample.length} passed, 0 failed\``);
    });

    it('fails with each of twenty faults, and the message names the place', { timeout: 60_000 }, async () => {
      const provider = await startProxy(await startExample(), {
        request: (url) => faultOf(url).url,
        answer: (answer, url) => {
          const { fault } = faultOf(url);
          return fault?.change(answer, fault.place) ?? answer;
        },
      });
      onTestFinished(provider.stop);
      const sound = ofExample.filter(({ description }) => faults.some(({ of }) => of === description));
      const broken = { ...contract, interactions: [...sound, ...faults.map(played)] };

      const stateUrl = provider.origin + STATES;
      const { failures } = await verifyContract({ contract: broken, baseUrl: provider.origin, stateUrl });

      const said = faults.map(({ name, place }) => [name, expect.stringContaining(place) as unknown]);
      expect(failures.map((one) => one.split(/\n(.*)/s).slice(0, 2))).toEqual(said);
    });
  },
);

interface Fault {
  readonly name: string;
  /** The interaction whose answer has the fault. */
  readonly of: string;
  /** As the message names it. */
  readonly place: string;
  readonly change: Change;
}

type Change = (answer: RecordedAnswer, place: string) => RecordedAnswer;
type Body = Readonly<Record<string, unknown>>;

const faults: readonly Fault[] = [
  ...faultsOf('a login with the right password', [
    ['another name', 'body.access', renamed('access_token')],
    ['a wrapper', 'body.refresh', body((pair) => ({ data: pair }))],
    ['201 instead of 200', 'status has to be exactly 200, was 201', status(201)],
    ['null instead of text', 'body.refresh', set(null)],
  ]),
  ...faultsOf('a login with a wrong password', [
    ['200 instead of 401', 'status has to be exactly 401, was 200', status(200)],
    ['another content type', 'header Content-Type', header('application/problem+json')],
  ]),
  ...faultsOf('a login with a malformed address', [
    ['one message instead of a list', 'body.email', set('Enter a valid email address.')],
  ]),
  ...faultsOf('one login too many', [
    ['no Retry-After', 'header Retry-After', header()],
    ['a date in Retry-After', 'header Retry-After', header('Sat, 14 Mar 2026 09:26:53 GMT')],
  ]),
  ...faultsOf('the account from a blocked region', [['another code', 'body.code', set('REGION_BLOCKED')]]),
  ...faultsOf('the account of a member with a subscription', [
    ['money as a number', 'body.edge_balance', set(1250.5)],
    ['an id as text', 'body.id', set('1001')],
    ['true or false as text', 'body.marketing_opt_in', set('false')],
    ['camel case', 'body.first_name', renamed('firstName')],
  ]),
  ...faultsOf('the account of a member whose email change is pending', [
    ['a time without a zone', 'body.unconfirmed_email_expires_at', set('2026-03-14T09:36:53')],
  ]),
  ...faultsOf('the account of a member whose address is not verified', [
    ['an address instead of null', 'body.email', set('dana.river@example.com')],
  ]),
  ...faultsOf('the account of a member without subscriptions', [
    ['null instead of no items', 'body.subscriptions', set(null)],
  ]),
  ...faultsOf('the account with an expired access token', [
    ['no challenge', 'header WWW-Authenticate', header()],
  ]),
  ...faultsOf('the deals of a country', [
    ['a list without its wrapper', 'body has to be an object, was a list', body(({ results }) => results)],
  ]),
  ...faultsOf('the deals of two rooms', [
    [
      'only one of two rooms',
      'body.results',
      body(({ results, ...rest }) => ({ ...rest, results: [(results as unknown[])[0]] })),
    ],
  ]),
];

function faultsOf(of: string, rows: [name: string, place: string, change: Change][]): Fault[] {
  return rows.map(([name, place, change]) => ({ name, of, place, change }));
}

function body(change: (sound: Body, field: string) => unknown): Change {
  return (answer, place) => ({
    ...answer,
    body: JSON.stringify(change(JSON.parse(answer.body) as Body, place.replace('body.', ''))),
  });
}

function set(value: unknown): Change {
  return body((sound, field) => ({ ...sound, [field]: value }));
}

function renamed(other: string): Change {
  return body((sound, field) => ({ ...sound, [field]: undefined, [other]: sound[field] }));
}

function status(code: number): Change {
  return (answer) => ({ ...answer, status: code });
}

function header(value?: string): Change {
  return ({ headers, ...answer }, place) => {
    const name = place.replace('header ', '').toLowerCase();
    const { [name]: _, ...rest } = headers;
    return { ...answer, headers: value === undefined ? rest : { ...rest, [name]: value } };
  };
}

/** The interaction again, with a path that names the fault. */
function played({ name, of }: Fault, number: number): Interaction {
  const interaction = ofExample.find(({ description }) => description === of);
  if (interaction === undefined) throw new Error(`The example has no interaction "${of}".`);
  const { request } = interaction;
  return { ...interaction, description: name, request: { ...request, path: `/${number}${request.path}` } };
}

function faultOf(url: string): { fault: Fault | undefined; url: string } {
  const [, number = '', rest = url] = /^\/(\d+)(\/.*)/.exec(url) ?? [];
  return { fault: number === '' ? undefined : faults[Number(number)], url: rest };
}

/** Runs the verifier without our checks and without the relay of states. */
async function passedByPact(origin: string, args: readonly string[] = []): Promise<string[]> {
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
  const results = readResults(readFileSync(report, 'utf8'));
  return [...results].filter(([, passed]) => passed).map(([name]) => name);
}

function namesOf(interactions: readonly Interaction[]): string[] {
  return interactions.map(({ description }) => description);
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
