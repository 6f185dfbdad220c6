import * as fc from 'fast-check';

import { operations } from '#api-spec/description.ts';
import examples from '#api-spec/examples/token.json' with { type: 'json' };
import { demoPlayer } from '../../seed/demo-player.ts';
import { describedBody, type RawAnswer } from '../described-call.ts';
import { sendRaw, type RawRequest } from '../raw-request.ts';
import { memberTokens, startTestApi, tokensIn, type TestApi } from '../start-test-api.ts';
import type { DescribedRequest } from './described-request.ts';
import { probes, type Caller, type Probe } from './probes.ts';

/** Changes only on purpose: a failure prints it, and with it comes back. */
const SEED = 20_260_314;
/** At full depth more: `npm run test:all`. */
const RUNS = process.env['TEST_DEPTH'] === 'full' ? 60 : 20;

const paths = operations().map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

export interface Provider {
  readonly send: Send;
  /** A token for this caller; null for a caller who is not logged in. */
  readonly bearerOf: (caller: Caller) => Promise<string | null>;
}

/** Throws with the smallest request whose answer the description does not allow. */
export async function negativePhase(request: DescribedRequest, { send, bearerOf }: Provider): Promise<void> {
  const { operation } = request;
  const statuses = new Set<number>();
  const property = fc.asyncProperty(probes(request), async (probe) => {
    const bearer = await bearerOf(probe.caller);
    const headers = { ...(bearer !== null && { authorization: `Bearer ${bearer}` }), ...probe.headers };
    const answer = await send({ method: operation.method, path: probe.path, headers, body: probe.body });
    const reached = operationAt(operation.method, probe.path);
    checkAnswer(reached, answer);
    if (reached === operation.id) {
      checkStatus(request, probe, answer.status);
      statuses.add(answer.status);
    }
  });
  await fc.assert(property, { seed: SEED, numRuns: RUNS, includeErrorInReport: true });
  // A region that is not served is reported before anything is looked for.
  if ([...statuses].every((status) => status === 403 || status === 404))
    throw new Error(`${operation.id} was never there: 404 to everything.`);
}

function checkAnswer(reached: string | undefined, answer: RawAnswer): void {
  if (answer.status >= 500) throw new Error(`Answered ${answer.status}: ${answer.text}`);
  if (reached !== undefined) describedBody(reached, answer);
  // `..` in a path leads away from every operation.
  else if (answer.status !== 404)
    throw new Error(`Answered ${answer.status} where nothing is: ${answer.text}`);
}

function checkStatus({ operation }: DescribedRequest, { caller, fits }: Probe, status: number): void {
  const isLoggedIn = caller === 'demo' || caller === 'member';
  const needsToken = operation.security.length > 0 && operation.security.every((one) => 'bearer' in one);
  if (fits === 'yes' && needsToken && !isLoggedIn && status !== 401)
    throw new Error(`Answered ${status} without a valid token.`);
  const isRead = operation.method === 'GET' && operation.security.length > 0;
  const isThere = status === 200 || (status === 404 && operation.path.includes('{'));
  if (fits === 'yes' && isRead && isLoggedIn && !isThere)
    throw new Error(`Answered ${status} to a member's valid read.`);
  if (fits === 'no' && status < 400) throw new Error(`Answered ${status} to what the description rules out.`);
}

/** The operation that a path leads to after the server has resolved its dots. */
function operationAt(method: string, path: string): string | undefined {
  const { pathname } = new URL(path, 'http://api.test');
  return paths.find((one) => one.method === method && one.pattern.test(pathname))?.id;
}

export type Send = (request: RawRequest) => Promise<RawAnswer>;

/** A server of its own with the demo player and the member of the examples. */
export async function seededProvider(): Promise<Provider> {
  const api = await startTestApi({ seedDemo: true });
  const { email } = examples.credentials.value;
  await memberTokens(api, email);
  const ended = tokensIn(await api.logIn(email));
  await api.call('blacklistToken', { body: { refresh: ended.refresh } });
  const tokens = new Map<Caller, string | null>([
    ['nobody', null],
    ['stale', ended.access],
  ]);
  return {
    send: (request) => sendRaw(api.origin, request),
    bearerOf: (caller) => currentToken(api, tokens, caller),
  };
}

let newcomers = 0;

/** The caller's token; a new one when a request has ended the session, the password or the account. */
async function currentToken(api: TestApi, tokens: Map<Caller, string | null>, caller: Caller) {
  const kept = tokens.get(caller);
  if (caller === 'nobody' || caller === 'stale') return kept ?? null;
  if (kept !== undefined && kept !== null && (await api.call('account', { bearer: kept })).status === 200)
    return kept;
  const known = caller === 'demo' ? demoPlayer : examples.credentials.value;
  const loggedIn = await api.logIn(known.email, known.password);
  const access =
    loggedIn.status === 200
      ? tokensIn(loggedIn).access
      : (await memberTokens(api, `${caller}-${(newcomers += 1)}@example.com`)).access;
  tokens.set(caller, access);
  return access;
}
