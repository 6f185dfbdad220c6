import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import { describe, expect, it, onTestFinished } from 'vitest';

import { operations } from '#api-spec/description.ts';
import { CONTRACT_FILE, readContract, type Interaction } from './contract.ts';
import { byOperation } from './coverage.ts';
import { listenLocally } from './local-server.ts';
import { formatOutcome, readOutcome } from './outcome.ts';
import { verifyContract } from './verify-contract.ts';

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly delayMilliseconds?: number;
}

interface StateCall {
  readonly state: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly action: 'setup' | 'teardown';
}

interface Provider {
  readonly states?: (call: StateCall) => Answer;
  readonly answer?: (path: string) => Answer;
}

const SERVED = 'the region of a visitor who is served';
const committed = readContract(CONTRACT_FILE);
const regions = interactionsNamed(SERVED, 'the region of a visitor who is blocked');
const served = interactionsNamed(SERVED);
const region = (supported: unknown): Answer => ({ body: { country: 'CA', supported } });
const page: Answer = { headers: { 'Content-Type': 'text/html' }, body: '<h1>Welcome</h1>' };

describe('a verification', () => {
  it('says what was asked, what came and each thing that is wrong, under its operation', async () => {
    const login = interactionsNamed('a login with the right password', 'one login too many');
    const answers: Record<string, Answer> = {
      AA: page,
      BB: { body: [] },
      CC: { body: { country: '', supported: 'yes' } },
    };
    let country = '';
    const provider: Provider = {
      states: ({ params }) => {
        country = String(params['country']);
        return {};
      },
      answer: (path) =>
        path === '/api/v1/region/'
          ? (answers[country] ?? region(true))
          : { body: { access: 5, detail: null, code: [] } },
    };
    expect(await verify([...login, ...inCountries('AA', 'BB', 'CC', 'DD')], provider)).toEqual([
      'createToken  POST /api/v1/token/  0 of 2',
      '  FAILED a login with the right password',
      '    POST /api/v1/token/ was answered 200',
      '    body.access has to be text that is not empty, was 5',
      '    body.refresh has to be text that is not empty, is missing',
      '  FAILED one login too many',
      '    POST /api/v1/token/ was answered 200',
      '    status has to be exactly 429, was 200',
      '    body.detail has to be any text, was null',
      '    header Retry-After has to be anything like "60", by the pattern ^[1-9][0-9]*$, is missing',
      'region  GET /api/v1/region/  1 of 4',
      '  FAILED AA',
      '    GET /api/v1/region/ was answered 200',
      '    header Content-Type has to be exactly "application/json", was text/html',
      '  FAILED BB',
      '    GET /api/v1/region/ was answered 200',
      '    body has to be an object, was a list',
      '  FAILED CC',
      '    GET /api/v1/region/ was answered 200',
      '    body.country has to be text like "CA", by the pattern ^[A-Z]{2}$, was ""',
      '    body.supported has to be exactly true, was "yes"',
    ]);
  });

  it('counts a state that fails as a failure of its interaction, and of no other', async () => {
    const answers: Record<string, Answer> = {
      AA: { status: 404, body: { detail: 'Unknown.' } },
      BB: { status: 500, body: '' },
      CC: page,
      DD: { body: 'OK' },
    };
    const states = ({ action, params }: StateCall) =>
      (action === 'setup' ? answers[String(params['country'])] : undefined) ?? {};
    const failed = (country: string, reason: string) => [
      `  FAILED ${country}`,
      '    GET /api/v1/region/ was not sent',
      `    The state "the visitor is in a served country" with {"country":"${country}"} was not set up: ${reason}.`,
    ];
    expect(await verify(inCountries('AA', 'BB', 'CC', 'DD', 'Canada', 'EE'), { states })).toEqual([
      'region  GET /api/v1/region/  1 of 6',
      ...failed('AA', 'your state endpoint answered 404 {"detail":"Unknown."}'),
      ...failed('BB', 'your state endpoint answered 500'),
      ...failed('CC', 'your state endpoint answered HTML instead of JSON'),
      ...failed('DD', 'your state endpoint answered what is no JSON: OK'),
      ...failed(
        'Canada',
        'the parameters do not fit the glossary, country: Invalid string: must match pattern /^[A-Z]{2}$/',
      ),
    ]);
  });

  it('holds the values of a state to the glossary', async () => {
    const account = interactionsNamed('the account of a member with a subscription');
    expect((await verify(account)).at(-1)).toMatch(
      /was not set up: the values that it answered do not fit the glossary, access: Invalid input: expected string, received undefined, refresh: .*\.$/,
    );
  });

  it('counts a state that does not end beside what else is wrong', async () => {
    const states = ({ action }: StateCall) => ({ status: action === 'setup' ? 200 : 500, body: {} });
    expect(await verify(served, { states, answer: () => region('yes') })).toEqual([
      'region  GET /api/v1/region/  0 of 1',
      `  FAILED ${SERVED}`,
      '    GET /api/v1/region/ was answered 200',
      '    body.supported has to be exactly true, was "yes"',
      '    The state "the visitor is in a served country" with {"country":"CA"} was not torn down: your state endpoint answered 500 {}.',
    ]);
  });

  it('ends the states before the one that fails, and sets up none after it', async () => {
    const providerStates = [
      { name: 'no member has the email', params: { email: 'dana@example.com' } },
      { name: 'the visitor is in a served country', params: { country: 'CA' } },
      { name: 'no member has the email', params: { email: 'later@example.com' } },
    ];
    const calls: string[] = [];
    const states = ({ action, params: { email = 'served' } }: StateCall) => {
      calls.push(`${action} ${String(email)}`);
      return email === 'served' ? { status: 400 } : {};
    };
    await verify(changed({ providerStates }), { states });
    // The first call asks whether the endpoint is there.
    expect(calls.slice(1)).toEqual(['setup dana@example.com', 'setup served', 'teardown dana@example.com']);
  });

  it('fails an interaction that was not played', async () => {
    expect(await verify(served, {}, { args: ['--filter-no-state'] })).toEqual([
      'region  GET /api/v1/region/  0 of 1',
      `  FAILED ${SERVED}`,
      '    GET /api/v1/region/ was not sent',
      '    The verifier did not play it.',
    ]);
  });

  it('goes on with a state endpoint that answers 404 to some states', async () => {
    const states = ({ state }: StateCall) => (state.includes('served') ? { status: 404 } : {});
    expect((await verify(regions, { states }))[0]).toBe('region  GET /api/v1/region/  0 of 2');
  });
});

describe('nothing is played, and one sentence says why,', () => {
  it.each<[string, Provider, string]>([
    [
      'when the state endpoint answers 404 to every state',
      { states: () => ({ status: 404, body: { detail: 'Not found.' } }) },
      'The state endpoint ORIGIN/states answers 404 to every state: is --states-url right?',
    ],
    [
      'when the state endpoint is a page',
      { states: () => page },
      'The state endpoint ORIGIN/states answers HTML instead of JSON to every state: is --states-url right?',
    ],
    [
      'when the state endpoint is somewhere else',
      { states: () => ({ status: 301, headers: { Location: '/states/' } }) },
      'The state endpoint ORIGIN/states redirects (301) to ORIGIN/states/: give that address as --states-url.',
    ],
    [
      'when the server is somewhere else',
      { answer: () => ({ status: 308, headers: { Location: 'https://api.test/' } }) },
      'The server at ORIGIN redirects (308) to https://api.test/: give that address as --provider-base-url.',
    ],
  ])('%s', async (_, provider, sentence) => {
    expect(await verify(regions, provider)).toEqual([`FAILED ${sentence}`]);
  });

  it('when nobody listens', async () => {
    const { origin, stop } = await listenLocally(createServer());
    stop();
    expect(await verify(served, {}, { baseUrl: origin })).toEqual([
      `FAILED No server answers at ${origin}: connection refused.`,
    ]);
    expect(await verify(served, {}, { stateUrl: `${origin}/states` })).toEqual([
      `FAILED The state endpoint ${origin}/states does not answer: connection refused.`,
    ]);
  });

  it('when the provider is too slow', async () => {
    const slow = () => ({ ...region(true), delayMilliseconds: 5000 });
    expect(await verify(served, { answer: slow }, { deadlineSeconds: 1 })).toEqual([
      'FAILED The provider took too long; the verifier was stopped.',
    ]);
  });

  it.each<[string, Interaction[], string]>([
    ['without interactions', [], 'The contract has no interactions.'],
    [
      'for a pending interaction, which nothing else would fail',
      changed({ pending: true }),
      `"${SERVED}" is pending, and nothing would fail it.`,
    ],
    [
      'for a state that the glossary does not have',
      changed({ providerStates: [{ name: 'it is Tuesday' }] }),
      `"${SERVED}" needs the state "it is Tuesday", which the glossary does not have.`,
    ],
  ])('%s', async (_, interactions, sentence) => {
    expect(await verify(interactions)).toEqual([`FAILED ${sentence}`]);
  });
});

it('of a contract of a broker, what could not be loaded fails, and a state by its name', () => {
  const error = (interaction: string, message: string) => ({ interaction, mismatch: { message } });
  const report = {
    interactionResults: [
      { description: 'the region', result: 'OK' },
      { description: 'the deals', result: 'Error' },
    ],
    errors: [
      error('Failed to load pact', '503'),
      error('Verifying Given it is Tuesday - the deals', 'A handler has failed.'),
    ],
  };
  const failure = {
    interaction: undefined,
    state: 'it is Tuesday',
    action: 'setup',
    sentence: 'It was Monday.',
  } as const;
  expect(formatOutcome(readOutcome(JSON.stringify(report), [], [failure]), [])).toEqual([
    'FAILED Failed to load pact: 503',
    '  FAILED the deals',
    '    The request was not sent',
    '    It was Monday.',
  ]);
});

function interactionsNamed(...names: string[]): Interaction[] {
  return committed.interactions.filter(({ description }) => names.includes(description));
}

/** The interaction of a visitor who is served, with something else. */
function changed(change: Partial<Interaction>): Interaction[] {
  return served.map((one) => ({ ...one, ...change }));
}

/** Once for each country, which is its description too. */
function inCountries(...countries: string[]): Interaction[] {
  return countries.flatMap((country) =>
    changed({
      description: country,
      providerStates: [{ name: 'the visitor is in a served country', params: { country } }],
    }),
  );
}

/** What the command prints of a provider that is honest but for some answers. */
async function verify(
  interactions: readonly Interaction[],
  provider: Provider = {},
  options: Partial<Parameters<typeof verifyContract>[0]> = {},
): Promise<string[]> {
  const contract = { ...committed, interactions };
  const baseUrl = await startProvider(provider);
  const outcome = await verifyContract({ contract, baseUrl, stateUrl: `${baseUrl}/states`, ...options });
  const failed = outcome.results.filter(({ faults }) => faults.length > 0);
  expect(outcome.failures).toHaveLength(outcome.problems.length + failed.length);
  return formatOutcome(outcome, byOperation(operations(), interactions)).map((line) =>
    line.replaceAll(baseUrl, 'ORIGIN'),
  );
}

async function startProvider({
  states = () => ({}),
  answer = () => region(true),
}: Provider): Promise<string> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    void text(request).then((sent) => {
      const called = path === '/states' ? states(JSON.parse(sent) as StateCall) : answer(path);
      const { status = 200, headers, body = {}, delayMilliseconds = 0 } = called;
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      const given = typeof body === 'string' ? body : JSON.stringify(body);
      // The verifier first asks whether anybody listens.
      setTimeout(() => response.end(given), path === '/' ? 0 : delayMilliseconds).unref();
    });
  });
  const { origin, stop } = await listenLocally(server);
  onTestFinished(stop);
  return origin;
}
