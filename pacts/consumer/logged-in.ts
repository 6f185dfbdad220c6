import { onTestFinished } from 'vitest';

import tokens from '#api-spec/examples/token.json' with { type: 'json' };
import { refreshFailed } from '#sdk/errors.ts';
import { installTokenSource } from '#sdk/token-source.ts';
import type { StateName } from '../states.ts';
import { fromState } from './interaction.ts';

const { access } = tokens.pair.value;

/** Who calls in the interactions of members. */
export const dana = {
  email: 'dana.river@example.com',
  first_name: 'Dana',
  country: 'CA',
  edge_balance: '1250.00',
};

/** The header of a member's request; the token is one that the provider's state makes up. */
export const bearer = { Authorization: bearerOf('a member is logged in') };

/** As `bearer`, with the token of another state. */
export function bearerOf(state: StateWithToken): ReturnType<typeof fromState> {
  return fromState(state, (value) => `Bearer ${value.access}`, { access });
}

/** What `sentBy` shows of a member's request. */
export const SENT_BEARER = `Bearer ${access}`;

/** Lends the SDK an access token for this test. It cannot be refreshed, so a 401 reaches the caller. */
export function lendToken(): void {
  const uninstall = installTokenSource({
    getToken: ({ used }) =>
      used === undefined
        ? Promise.resolve({ token: access, generation: 1, login: 1 })
        : Promise.reject(refreshFailed({ ...NO_PROBLEM, status: 401, code: 'token_not_valid' })),
    rejectToken: () => undefined,
  });
  onTestFinished(uninstall);
}

type StateWithToken = Extract<
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
