import { channel } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import type { ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { Pact, type MatchersV3 } from '@pact-foundation/pact';
import { expect, onTestFinished } from 'vitest';

import tokens from '#api-spec/examples/token.json' with { type: 'json' };
import { refreshFailed } from '#sdk/errors.ts';
import { installTokenSource } from '#sdk/token-source.ts';
import { CONSUMER, MANIFEST_NAME, PROVIDER } from '../contract.ts';
import { states, type StateName, type StateParams, type StateValue } from '../states.ts';

type Interaction = ReturnType<Pact['addInteraction']>;
type Given<Name extends StateName> = [Name, StateParams<Name>];

const scratch = process.env['PACT_DIR'] ?? mkdtempSync(join(tmpdir(), 'pacts-'));

/**
 * A new interaction of a new pact: one Pact object for two interactions writes the first one twice. The SDK has to
 * send exactly one request in the test, with the token where one was issued.
 */
export function interaction(description: string): Interaction {
  expectOneRequest();
  // One folder per file: two writers of one file lose interactions without an error.
  const dir = join(scratch, basename(expect.getState().testPath ?? 'unknown', '.pact.ts'));
  mkdirSync(dir, { recursive: true });
  appendFileSync(join(dir, MANIFEST_NAME), `${description}\n`);
  const pact = new Pact({ consumer: CONSUMER, provider: PROVIDER, dir, logLevel: 'error' });
  return pact.addInteraction().uponReceiving(description);
}

/** An interaction of the member whom a state logs in: Dana, unless another state is given. */
export function asMember(
  description: string,
  [name, params]: Given<StateWithToken> = state('a member is logged in', dana),
): ReturnType<Interaction['given']> {
  issueToken();
  return interaction(description).given(name, params);
}

/** A state of the glossary with parameters that fit it. */
export function state<Name extends StateName>(name: Name, params: StateParams<Name>): Given<Name> {
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

const { access } = tokens.pair.value;

/** Who calls in the interactions of members. */
export const dana = {
  email: 'dana.river@example.com',
  first_name: 'Dana',
  country: 'CA',
  edge_balance: '1250.00',
};

/** The header of a member's request; the token is one that this state of the provider makes up. */
export function bearerOf(state: StateWithToken): ReturnType<typeof fromState> {
  return fromState(state, (value) => `Bearer ${value.access}`, { access });
}

let isTokenIssued = false;

/** Issues an access token to the SDK for this test. It cannot be refreshed, so a 401 reaches the caller. */
function issueToken(): void {
  isTokenIssued = true;
  const uninstall = installTokenSource({
    getToken: ({ used }) =>
      used === undefined
        ? Promise.resolve({ token: access, generation: 1, login: 1 })
        : Promise.reject(refreshFailed({ ...NO_PROBLEM, status: 401, code: 'token_not_valid' })),
    rejectToken: () => undefined,
  });
  onTestFinished(() => {
    uninstall();
    isTokenIssued = false;
  });
}

export type StateWithToken = Extract<
  StateName,
  | 'a member is logged in'
  | 'a member without subscriptions is logged in'
  | 'a member with a password is logged in'
  | 'a member whose email is not verified is logged in'
  | 'the access token of a member has expired'
>;

const NO_PROBLEM = {
  kind: 'answered',
  status: null,
  code: null,
  fields: {},
  retryAfterSeconds: null,
} as const;

function expectOneRequest(): void {
  const sent: unknown[] = [];
  const started = channel('http.client.request.start');
  const listen = (message: unknown): void => {
    sent.push((message as { request: ClientRequest }).request.getHeader('authorization'));
  };
  started.subscribe(listen);
  onTestFinished(() => {
    started.unsubscribe(listen);
    expect(sent).toEqual([isTokenIssued ? `Bearer ${access}` : undefined]);
  });
}
