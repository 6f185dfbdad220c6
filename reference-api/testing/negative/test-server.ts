import { setTimeout } from 'node:timers/promises';

import type { Operation } from '#api-spec/description.ts';
import { states, type StateName, type StateParams } from '#pacts/states.ts';
import { faultsIn } from '../described-call.ts';
import { describedRequests } from './described-request.ts';
import { sendRaw } from '../raw-request.ts';
import { negativePhase, type Provider, type Send } from './negative-phase.ts';
import type { Caller } from './probes.ts';

/** The states that make the callers. */
const LOGGED_IN = 'a member is logged in';
const EXPIRED = 'the access token of a member has expired';

const dana: StateParams<typeof LOGGED_IN> = {
  email: 'dana.river@example.com',
  first_name: 'Dana',
  country: 'CA',
  edge_balance: '1250.00',
};

export const callerStates = [
  { name: LOGGED_IN, params: dana },
  { name: EXPIRED, params: { email: dana.email } },
] as const;

interface TestServer {
  readonly baseUrl: string;
  readonly stateUrl: string;
  /** Requests for each operation; up to five times as many when one fails and a smaller one is looked for. */
  readonly runs: number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

interface Found {
  readonly operation: Operation;
  /** What is wrong, in words; null for nothing. */
  readonly fault: string | null;
}

/** Sends somebody else's server the requests of these operations, one operation after the other. */
export async function* foundFaults(
  operations: readonly Operation[],
  { baseUrl, stateUrl, runs, pause = setTimeout }: TestServer,
): AsyncGenerator<Found> {
  const ids = new Set(operations.map(({ id }) => id));
  for (const request of describedRequests().filter(({ operation }) => ids.has(operation.id))) {
    const provider: Provider = {
      send: patiently((raw) => sendRaw(baseUrl, raw), pause),
      bearerOf: (caller) => bearerFrom(stateUrl, caller),
      isForeign: true,
    };
    const fault = await negativePhase(request, provider, { runs, mostRequests: 5 * runs }).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    yield { operation: request.operation, fault };
  }
}

const MOST_PAUSES = 3;
const LONGEST_PAUSE_SECONDS = 60;

/** Waits after a 429 and sends the request again, three times in all. */
function patiently(send: Send, pause: (milliseconds: number) => Promise<unknown>): Send {
  let pauses = 0;
  return async function sent(request) {
    if (pauses > MOST_PAUSES) throw new Error('Answered 429 again and again: switch off the rate limits.');
    const answer = await send(request);
    if (answer.status !== 429) return answer;
    pauses += 1;
    const seconds = Number(answer.headers.get('retry-after') ?? 1);
    if (pauses <= MOST_PAUSES)
      await pause(Math.min(Number.isFinite(seconds) ? seconds : 1, LONGEST_PAUSE_SECONDS) * 1000);
    return sent(request);
  };
}

/** Every request starts from an empty server, with one member if it comes from one. */
async function bearerFrom(stateUrl: string, caller: Caller): Promise<string | null> {
  await announce(stateUrl, LOGGED_IN, dana, 'teardown');
  if (caller === 'nobody') return null;
  const { name, params } = callerStates[caller === 'stale' ? 1 : 0];
  const { data, error } = states[name].values.safeParse(await announce(stateUrl, name, params, 'setup'));
  if (data === undefined)
    throw new Error(`The values of the state "${name}" are not those of the glossary: ${faultsIn(error)}`);
  return data.access;
}

async function announce(stateUrl: string, state: StateName, params: object, action: 'setup' | 'teardown') {
  const answer = await fetch(stateUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state, params, action }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`The state "${state}" was answered ${answer.status} at its ${action}.`);
  const text = await answer.text();
  return text === '' ? {} : (JSON.parse(text) as unknown);
}
