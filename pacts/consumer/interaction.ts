import { channel } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import type { ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { Pact, type MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';

import { CONSUMER, MANIFEST_NAME, PROVIDER } from '../contract.ts';
import { states, type StateName, type StateParams, type StateValue } from '../states.ts';

type Interaction = ReturnType<Pact['addInteraction']>;

const scratch = process.env['PACT_DIR'] ?? mkdtempSync(join(tmpdir(), 'pacts-'));

/** A new interaction of a new pact: one Pact object for two interactions writes the first one twice. */
export function interaction(description: string): Interaction {
  // One folder per file: two writers of one file lose interactions without an error.
  const dir = join(scratch, basename(expect.getState().testPath ?? 'unknown', '.pact.ts'));
  mkdirSync(dir, { recursive: true });
  appendFileSync(join(dir, MANIFEST_NAME), `${description}\n`);
  const pact = new Pact({ consumer: CONSUMER, provider: PROVIDER, dir, logLevel: 'error' });
  return pact.addInteraction().uponReceiving(description);
}

/** A state of the glossary with parameters that fit it. */
export function state<Name extends StateName>(
  name: Name,
  params: StateParams<Name>,
): [Name, StateParams<Name>] {
  states[name].params.parse(params);
  return [name, params];
}

/**
 * Text with values that the provider's state makes up, like `Bearer ${access}`; the examples stand in here. Pact's
 * own `fromProviderState` would accept any text in that place; here all but the values has to be right.
 */
export function fromState<Name extends StateName>(
  name: Name,
  template: (values: Record<StateValue<Name>, string>) => string,
  examples: Partial<Record<StateValue<Name>, string>>,
): MatchersV3.Matcher<string> {
  const names = Object.keys(states[name].values.shape);
  const filled = (fill: (value: string) => string): string =>
    template(
      Object.fromEntries(names.map((value) => [value, fill(value)])) as Record<StateValue<Name>, string>,
    );
  return {
    'pact:matcher:type': 'regex',
    regex: `^${filled(() => '[^/ ]+')}$`,
    'pact:generator:type': 'ProviderState',
    expression: filled((value) => `\${${value}}`),
    value: template(examples as Record<StateValue<Name>, string>),
  } as never;
}

export interface SentRequest {
  method: string;
  path: string;
  authorization: string | undefined;
}

/** What the SDK really sent while `call` ran: how often, and to which path. */
export async function sentBy(call: () => Promise<unknown>): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  const started = channel('http.client.request.start');
  const listen = (message: unknown): void => {
    const { request } = message as { request: ClientRequest };
    const authorization = request.getHeader('authorization');
    sent.push({ method: request.method, path: request.path, authorization: authorization?.toString() });
  };
  started.subscribe(listen);
  try {
    await call();
  } finally {
    started.unsubscribe(listen);
  }
  return sent;
}
