import * as fc from 'fast-check';

import { operations } from '#api-spec/description.ts';
import { describedBody, type RawAnswer } from '../described-call.ts';
import type { RawRequest } from '../raw-request.ts';
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
  /** Somebody else's: it may answer more fields, and has addresses of its own. */
  readonly isForeign?: boolean;
}

/** Throws with the smallest request whose answer the description does not allow. */
export async function negativePhase(
  request: DescribedRequest,
  { send, bearerOf, isForeign = false }: Provider,
  { runs: numRuns = RUNS, mostRequests = Infinity } = {},
): Promise<void> {
  const { operation } = request;
  const statuses = new Set<number>();
  let sent = 0;
  const property = fc.asyncProperty(probes(request), async (probe) => {
    // The search for a smaller request ends here.
    if ((sent += 1) > mostRequests) return;
    const bearer = await bearerOf(probe.caller);
    const headers = { ...(bearer !== null && { authorization: `Bearer ${bearer}` }), ...probe.headers };
    const answer = await send({ method: operation.method, path: probe.path, headers, body: probe.body });
    const reached = operationAt(operation.method, probe.path);
    checkAnswer(reached, answer, isForeign);
    if (reached === operation.id) {
      checkStatus(request, probe, answer.status);
      statuses.add(answer.status);
    }
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed: SEED, numRuns });
  if (failed) {
    const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    throw new Error(`${reason}\n${sentAs(operation.method, counterexample?.[0])}`);
  }
  // On somebody else's server nothing may have the names that paths carry.
  if (isForeign && operation.path.includes('{')) return;
  // A region that is not served is reported before anything is looked for.
  if ([...statuses].every((status) => status === 403 || status === 404))
    throw new Error(`${operation.id} was never there: 404 to everything.`);
}

/** The request for people, on one line. */
function sentAs(method: string, probe: Probe | undefined): string {
  if (probe === undefined) return `seed ${SEED}`;
  const { caller, path, headers, body } = probe;
  const text = body === null || body.length < 500 ? body : `${body.slice(0, 500)}…`;
  return `${method} ${path} as ${caller}, headers ${JSON.stringify(headers)}, body ${text ?? 'none'} (seed ${SEED})`;
}

function checkAnswer(reached: string | undefined, answer: RawAnswer, isForeign: boolean): void {
  if (answer.status >= 500) throw new Error(`Answered ${answer.status}: ${answer.text}`);
  if (reached !== undefined) describedBody(reached, answer, { allowsMore: isForeign });
  // `..` in a path leads away from every operation.
  else if (answer.status !== 404 && !isForeign)
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
