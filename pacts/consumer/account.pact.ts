import { MatchersV3 } from '@pact-foundation/pact';
import { afterEach, describe, expect, it } from 'vitest';

import examples from '../../api-spec/examples/account.json' with { type: 'json' };
import problems from '../../api-spec/examples/problems.json' with { type: 'json' };
import tokens from '../../api-spec/examples/token.json' with { type: 'json' };
import { refreshFailed } from '../../src/sdk/errors.ts';
import { account } from '../../src/sdk/generated/api/account/account.ts';
import { installTokenSource } from '../../src/sdk/token-source.ts';
import { answered } from './answered.ts';
import { fromState, interaction, sentBy, state } from './interaction.ts';
import { amount, coded, country, secret, timestamp } from './shapes.ts';

const { boolean, eachLike, integer, string } = MatchersV3;
const path = '/api/v1/account/';
const { access } = tokens.pair.value;
const signedIn = {
  email: 'dana.river@example.com',
  first_name: 'Dana',
  country: 'CA',
  edge_balance: '1250.00',
};
const bearer = fromState('a member is signed in', (value) => `Bearer ${value.access}`, tokens.pair.value);
let uninstall = (): void => undefined;

afterEach(() => {
  uninstall();
});

describe('the account', () => {
  const member = examples.member.value;
  const [subscription] = member.subscriptions;

  it('tells who is signed in and what Edge and subscriptions they have', async () => {
    lendToken();
    await interaction('the account of a member with a subscription')
      .given(...state('a member is signed in', signedIn))
      .withRequest('GET', path, (request) => request.headers({ Authorization: bearer }))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          ...who(member),
          email: string(member.email),
          flags: eachLike(member.flags[0]),
          // Elite is read from the tier; the rest of a subscription belongs to a later contract.
          subscriptions: eachLike({
            plan: { tier: string(subscription?.plan.tier) },
            expiration_date: timestamp(subscription?.expiration_date ?? ''),
            canceled: boolean(subscription?.canceled),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        const sent = await sentBy(async () => {
          expect(await account({ baseURL: url })).toMatchObject({ email: member.email, flags: member.flags });
        });
        expect(sent).toEqual([{ method: 'GET', path, authorization: `Bearer ${access}` }]);
      });
  });

  it('has empty lists for a member without subscriptions and flags', async () => {
    lendToken();
    await interaction('the account of a member without subscriptions')
      .given(...state('a member without subscriptions is signed in', signedIn))
      .withRequest('GET', path, (request) => request.headers({ Authorization: bearer }))
      .willRespondWith(200, (response) => response.jsonBody({ ...who(member), flags: [], subscriptions: [] }))
      .executeTest(async ({ url }) => {
        expect(await account({ baseURL: url })).toMatchObject({ flags: [], subscriptions: [] });
      });
  });

  it('has null for an address that is not verified', async () => {
    lendToken();
    await interaction('the account of a member whose address is not verified')
      .given(...state('a member whose email is not verified is signed in', { email: signedIn.email }))
      .withRequest('GET', path, (request) => request.headers({ Authorization: bearer }))
      .willRespondWith(200, (response) => response.jsonBody({ ...who(member), email: null }))
      .executeTest(async ({ url }) => {
        expect(await account({ baseURL: url })).toMatchObject({ email: null });
      });
  });

  it('is refused with an expired access token, which asks for a refresh', async () => {
    lendToken();
    await interaction('the account with an expired access token')
      .given(...state('the access token of a member has expired', { email: signedIn.email }))
      .withRequest('GET', path, (request) => request.headers({ Authorization: bearer }))
      .willRespondWith(401, (response) =>
        response.headers({ 'WWW-Authenticate': secret('Bearer realm="api"') }).jsonBody({
          detail: string(problems.token_not_valid.value.detail),
          code: string(problems.token_not_valid.value.code),
        }),
      )
      .executeTest(async ({ url }) => {
        // Nothing can be refreshed here, so the one 401 is what the application hears of.
        await expect(account({ baseURL: url })).rejects.toEqual(answered(401, { code: 'token_not_valid' }));
      });
  });

  it('is not shown in a blocked region', async () => {
    lendToken();
    await interaction('the account from a blocked region')
      .given(...state('a member is signed in', signedIn))
      .given(...state('the region of the visitor is blocked', { country: 'US' }))
      .withRequest('GET', path, (request) => request.headers({ Authorization: bearer }))
      .willRespondWith(403, (response) => response.jsonBody(coded(problems.region_blocked.value)))
      .executeTest(async ({ url }) => {
        await expect(account({ baseURL: url })).rejects.toEqual(answered(403, { code: 'region_blocked' }));
      });
  });
});

function who(member: typeof examples.member.value): Record<string, unknown> {
  return {
    id: integer(member.id),
    unconfirmed_email: null,
    unconfirmed_email_expires_at: null,
    first_name: string(member.first_name),
    last_name: string(member.last_name),
    country: country(member.country),
    edge_balance: amount(member.edge_balance),
    marketing_opt_in: boolean(member.marketing_opt_in),
  };
}

function lendToken(): void {
  uninstall = installTokenSource({
    getToken: ({ used }) =>
      used === undefined
        ? Promise.resolve({ token: access, generation: 1, login: 1 })
        : Promise.reject(refreshFailed({ ...NO_PROBLEM, status: 401, code: 'token_not_valid' })),
    rejectToken: () => undefined,
  });
}

const NO_PROBLEM = {
  kind: 'answered',
  status: null,
  code: null,
  fields: {},
  retryAfterSeconds: null,
} as const;
