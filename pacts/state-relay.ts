import { createServer, type IncomingMessage } from 'node:http';

import * as z from 'zod';

import { listenLocally } from './local-server.ts';
import { states, type StateName } from './states.ts';

interface StateRelay {
  readonly url: string;
  /** One sentence for each state that could not be made true as the glossary says. */
  readonly failures: readonly string[];
  readonly stop: () => void;
}

const TIMEOUT = 10_000;

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
export async function startStateRelay(stateUrl: string): Promise<StateRelay> {
  const failures: string[] = [];
  const server = createServer((incoming, response) => {
    void relayed(incoming, stateUrl).then(
      (values) => response.writeHead(200, JSON_TYPE).end(JSON.stringify(values)),
      (error: unknown) => {
        failures.push(error instanceof Error ? error.message : String(error));
        response.writeHead(400, JSON_TYPE).end('{}');
      },
    );
  });
  const { origin, stop } = await listenLocally(server);
  return { url: `${origin}/`, failures, stop };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function relayed(incoming: IncomingMessage, stateUrl: string): Promise<unknown> {
  const { state, params, action } = request.parse(JSON.parse(await textOf(incoming)));
  // An interaction without states is announced too, by an empty name.
  if (state === '') return {};
  const what = action === 'setup' ? `State "${state}"` : `End of state "${state}"`;
  if (!isKnown(state)) throw new Error(`${what}: the glossary does not have it.`);
  const values = await asked(stateUrl, { state, params: params ?? {}, action }).catch((error: unknown) => {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
  return action === 'setup' ? states[state].values.parse(values) : {};
}

function isKnown(state: string): state is StateName {
  return state in states;
}

async function asked(stateUrl: string, body: { state: StateName; params: unknown; action: string }) {
  if (body.action === 'setup') states[body.state].params.parse(body.params);
  const answer = await fetch(stateUrl, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the provider answered ${answer.status} ${text}`);
  return text === '' ? {} : (JSON.parse(text) as unknown);
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
