import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import examples from '../../api-spec/examples/account.json' with { type: 'json' };
import { account } from '../../src/sdk/generated/api/account/account.ts';
import { interaction, sentBy, state } from './interaction.ts';
import { asksForARefresh, isNotServedInABlockedRegion } from './refusals.ts';
import { amount, country, timestamp } from './shapes.ts';
import { bearer, bearerOf, dana, lendToken, SENT_BEARER } from './signed-in.ts';

const { boolean, eachLike, integer, string } = MatchersV3;
const path = '/api/v1/account/';

describe('the account', () => {
  const member = examples.member.value;
  const [subscription] = member.subscriptions;

  it('tells who is signed in and what Edge and subscriptions they have', async () => {
    lendToken();
    await interaction('the account of a member with a subscription')
      .given(...state('a member is signed in', dana))
      .withRequest('GET', path, (request) => request.headers(bearer))
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
        expect(sent).toEqual([{ method: 'GET', path, authorization: SENT_BEARER }]);
      });
  });

  it('has empty lists for a member without subscriptions and flags', async () => {
    lendToken();
    await interaction('the account of a member without subscriptions')
      .given(...state('a member without subscriptions is signed in', dana))
      .withRequest('GET', path, (request) =>
        request.headers({ Authorization: bearerOf('a member without subscriptions is signed in') }),
      )
      .willRespondWith(200, (response) => response.jsonBody({ ...who(member), flags: [], subscriptions: [] }))
      .executeTest(async ({ url }) => {
        expect(await account({ baseURL: url })).toMatchObject({ flags: [], subscriptions: [] });
      });
  });

  it('has null for an address that is not verified', async () => {
    lendToken();
    await interaction('the account of a member whose address is not verified')
      .given(...state('a member whose email is not verified is signed in', { email: dana.email }))
      .withRequest('GET', path, (request) =>
        request.headers({ Authorization: bearerOf('a member whose email is not verified is signed in') }),
      )
      .willRespondWith(200, (response) => response.jsonBody({ ...who(member), email: null }))
      .executeTest(async ({ url }) => {
        expect(await account({ baseURL: url })).toMatchObject({ email: null });
      });
  });

  const refused = {
    what: 'the account',
    method: 'GET',
    path,
    member: true,
    call: (request: { baseURL: string }) => account(request),
  } as const;
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
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
