import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

import * as z from 'zod';

import type { Contract, Interaction } from './contract.ts';
import { listenLocally } from './local-server.ts';
import { states, type StateName } from './states.ts';

export interface StateFailure {
  /** Its description; undefined when the contract came from a broker. */
  readonly interaction: string | undefined;
  readonly state: string;
  readonly action: 'setup' | 'teardown';
  readonly sentence: string;
}

export type State = NonNullable<Interaction['providerStates']>[number];

const TIMEOUT_SECONDS = 10;

/** Under this name the parameters of a state carry the interaction that needs it, from the verifier to the relay. */
const INTERACTION = '$interaction';

/** Each state with the description of its interaction in the parameters, so that the relay knows whose it is. */
export function withMarkedStates(contract: Contract): Contract {
  const interactions = contract.interactions.map((one) => {
    const providerStates = one.providerStates?.map(({ name, params }) => ({
      name,
      params: { ...(params as object | undefined), [INTERACTION]: one.description },
    }));
    return { ...one, ...(providerStates && { providerStates }) };
  });
  return { ...contract, interactions };
}

const request = z.object({
  state: z.string(),
  params: z.record(z.string(), z.unknown()).nullish(),
  action: z.enum(['setup', 'teardown']),
});

/**
 * Stands between the verifier and the provider's state endpoint, and holds both to the glossary: names and
 * parameters on the way there, values on the way back. It always answers 200 or 400: the verifier would try a
 * server error again for minutes.
 */
export async function startStateRelay(stateUrl: string) {
  /** One for each state that could not be made true or ended as the glossary says. */
  const failures: StateFailure[] = [];
  const standing: State[] = [];
  const server = createServer((incoming, response) => {
    void relayed(incoming, stateUrl, { failures, standing }).then(
      (values) => response.writeHead(200, JSON_TYPE).end(JSON.stringify(values)),
      () => response.writeHead(400, JSON_TYPE).end('{}'),
    );
  });
  const { origin, stop } = await listenLocally(server);
  return { url: `${origin}/`, failures, stop };
}

interface Progress {
  readonly failures: StateFailure[];
  /** Set up and not torn down yet. */
  readonly standing: State[];
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function relayed(incoming: IncomingMessage, stateUrl: string, { failures, standing }: Progress) {
  const { state, params: marked, action } = request.parse(await json(incoming));
  // An interaction without states is announced too, by an empty name.
  if (state === '') return {};
  const { [INTERACTION]: mark, ...params } = marked ?? {};
  const interaction = typeof mark === 'string' ? mark : undefined;
  const asked = { name: state, params };
  // The verifier goes on to the next states of an interaction although one has failed.
  const hasFailed = interaction !== undefined && failures.some((one) => one.interaction === interaction);
  if (hasFailed && action === 'setup') return {};
  try {
    const values = await ask(stateUrl, asked, action);
    if (action === 'setup') standing.push(asked);
    else standing.length = 0;
    return values;
  } catch (error) {
    const done = action === 'setup' ? 'set up' : 'torn down';
    const sentence = `The state "${state}" with ${JSON.stringify(params)} was not ${done}: ${reasonOf(error)}.`;
    failures.push({ interaction, state, action, sentence });
    // The verifier tears nothing down after a failed setup, and the next interaction would meet what did succeed.
    for (const one of standing.splice(0)) await ask(stateUrl, one, 'teardown').catch(() => null);
    // The verifier would say this failure in the place of what is wrong with the answer.
    if (action === 'teardown' && interaction !== undefined) return {};
    throw error;
  }
}

/** Answers the values of the state. Throws when anything is not as the glossary says. */
async function ask(stateUrl: string, { name, params }: State, action: StateFailure['action']) {
  if (!isKnown(name)) throw new Error('the glossary in pacts/contracts/states.md does not have it');
  if (action === 'setup') fitting(states[name].params, params, 'the parameters');
  const { answer, text, isHtml } = await post(stateUrl, { state: name, params, action });
  if (!answer.ok)
    throw new Error(`your state endpoint answered ${answer.status} ${shortened(text)}`.trimEnd());
  if (isHtml) throw new Error('your state endpoint answered HTML instead of JSON');
  if (action === 'teardown') return {};
  return fitting(states[name].values, parsed(text), 'the values that it answered');
}

function isKnown(state: string): state is StateName {
  return Object.hasOwn(states, state);
}

function fitting(schema: z.ZodObject, value: unknown, what: string): unknown {
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data;
  const faults = error.issues.map(({ path, message }) => [...path.map(String), message].join(': '));
  throw new Error(`${what} do not fit the glossary, ${faults.join(', ')}`);
}

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Error(`your state endpoint answered what is no JSON: ${shortened(text)}`);
  }
}

async function post(url: string, body: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(body),
    // After a 301 or 302 `fetch` would send a GET.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
  });
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  return { answer, text: await answer.text(), isHtml };
}

/**
 * A sentence when the state endpoint is not there, otherwise null. It is not there when it answers 404, 405 or HTML to
 * every state: to one that it does not know yet it may answer 404.
 */
export async function stateEndpointProblem(
  stateUrl: string,
  needed: readonly State[],
): Promise<string | null> {
  let refusal: string | null = null;
  try {
    for (const { name, params } of new Map(needed.map((state) => [state.name, state])).values()) {
      const call = { state: name, params: params ?? {}, action: 'teardown' };
      const { answer, isHtml } = await post(stateUrl, call);
      const { status } = answer;
      const location = answer.headers.get('location');
      if (location !== null && status < 400)
        return `The state endpoint ${stateUrl} redirects (${status}) to ${new URL(location, stateUrl).href}: give that address as --states-url.`;
      if (!isHtml && status !== 404 && status !== 405) return null;
      refusal = `The state endpoint ${stateUrl} answers ${isHtml ? 'HTML instead of JSON' : status} to every state: is --states-url right?`;
    }
    return refusal;
  } catch (error) {
    return `The state endpoint ${stateUrl} does not answer: ${reasonOf(error)}.`;
  }
}

/** Why a call came to nothing, for the end of a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_SECONDS} seconds`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const { code } = cause as NodeJS.ErrnoException;
  return { ECONNREFUSED: 'connection refused', ENOTFOUND: 'unknown host' }[code ?? ''] ?? cause.message;
}

/** On one line: an error page may be long. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
