import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it, onTestFinished } from 'vitest';

import { operations } from '#api-spec/description.ts';
import { foundFaults } from './test-server.ts';

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const described = operations();
const HERE: Answer = { body: { country: 'CA', supported: true, continent: 'North America' } };

it('a server that answers more fields than the description has passes', async () => {
  expect(await faults(() => HERE)).toEqual({ fault: null, pauses: [], requests: 4 });
});

it('after a 429 the same request comes again, when the server says', async () => {
  const limited = { status: 429, headers: { 'Retry-After': '7' }, body: { detail: 'Too many.' } };
  const found = await faults((count) => (count === 2 ? limited : HERE));
  expect(found).toEqual({ fault: null, pauses: [7000], requests: 5 });
});

it('a server that goes on answering 429 is left alone', async () => {
  const { fault, pauses, requests } = await faults(() => ({
    status: 429,
    headers: { 'Retry-After': '600' },
  }));
  expect(fault).toMatch(/^Answered 429 again and again: switch off the rate limits\.\n/);
  expect({ pauses, requests }).toEqual({ pauses: [60_000, 60_000, 60_000], requests: 4 });
});

it.each<[string, Answer, string]>([
  ['a server error', { status: 500, body: 'Oops' }, 'Answered 500: "Oops"'],
  ['a status that is not described', { status: 418 }, 'region answered 418, which is not described: {}'],
  [
    'a body that does not fit',
    { body: { country: 'CA', supported: 'yes' } },
    'region answered 200 with another body: supported: Invalid input: expected boolean, received string',
  ],
  ['a page', { headers: { 'Content-Type': 'text/html' } }, 'region answered text/html'],
])('%s is found, with a request that shows it', async (_, answer, sentence) => {
  const { fault } = await faults(() => answer);
  expect(fault).toMatch(
    /\nGET \/api\/v1\/region\/\S* as (nobody|stale|demo|member), headers \{.*\}, body .* \(seed 20260314\)$/,
  );
  expect(fault?.split('\n')[0]).toBe(sentence);
});

it.each<[string, StateAnswer, string]>([
  ['refuses', () => ({ status: 400 }), 'The state "a member is logged in" was answered 400 at its teardown.'],
  [
    'gives no token',
    () => ({}),
    'The values of the state "a member is logged in" are not those of the glossary: access: Invalid input: expected string, received undefined, refresh: Invalid input: expected string, received undefined',
  ],
])('a state endpoint that %s is named', async (_, states, sentence) => {
  const { fault } = await faults(() => HERE, states);
  expect(fault?.split('\n')[0]).toBe(sentence);
});

type StateAnswer = (state: string) => Answer;

const tokens: StateAnswer = (state) => ({
  body: { access: 'a', ...(state === 'a member is logged in' && { refresh: 'r' }) },
});

it('the search for the smallest request ends after five times as many requests', async () => {
  const broken = (_: number, body: string) => (body.includes('@') ? { status: 500, body: '' } : HERE);
  const { fault, requests } = await faults(broken, tokens, { operation: 'changeEmail', runs: 1 });
  expect(fault?.split('\n')[0]).toBe('Answered 500: ""');
  expect(requests).toBe(5);
});

/** What requests to an operation find; `answer` gets how many there were, and the body. */
async function faults(
  answer: (count: number, body: string) => Answer,
  states = tokens,
  { operation = 'region', runs = 4 } = {},
) {
  let requests = 0;
  const pauses: number[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const isState = request.url === '/states';
      const {
        status = 200,
        headers,
        body = {},
      } = isState ? states((JSON.parse(text) as { state: string }).state) : answer((requests += 1), text);
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pause = (milliseconds: number) => Promise.resolve(pauses.push(milliseconds));
  const chosen = described.filter(({ id }) => id === operation);
  const asked = { baseUrl, stateUrl: `${baseUrl}/states`, runs, pause };
  for await (const { fault } of foundFaults(chosen, asked)) return { fault, pauses, requests };
  throw new Error(`The description has no operation ${operation}.`);
}
