import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/account.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import { account, deleteAccount, updateAccount } from '#sdk/generated/api/account/account.ts';
import { asMember, bearer, bearerOf, dana, state } from './interaction.ts';
import { asksForARefresh, danaIsLoggedIn, isNotServedInABlockedRegion, isRefused } from './refusals.ts';
import { amount, country, timestamp } from './shapes.ts';

const { boolean, eachLike, integer, string } = MatchersV3;
const path = '/api/v1/account/';

describe('the account', () => {
  const member = examples.member.value;
  const [subscription] = member.subscriptions;

  it('shows who is logged in and what Edge and subscriptions they have', async () => {
    await asMember('the account of a member with a subscription')
      .withRequest('GET', path, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          ...who(member),
          email: string(member.email),
          flags: eachLike(member.flags[0]),
          subscriptions: eachLike({
            id: integer(subscription?.id),
            plan: { tier: string(subscription?.plan.tier) },
            // The currency EDGE marks a subscription that does not renew automatically.
            price: { currency: string(subscription?.price.currency) },
            expiration_date: timestamp(subscription?.expiration_date ?? ''),
            canceled: boolean(subscription?.canceled),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await account({ baseURL: url })).toMatchObject({ email: member.email, flags: member.flags });
      });
  });

  it('has empty lists for a member without subscriptions and flags', async () => {
    await asMember(
      'the account of a member without subscriptions',
      state('a member without subscriptions is logged in', dana),
    )
      .withRequest('GET', path, (request) =>
        request.headers({ Authorization: bearerOf('a member without subscriptions is logged in') }),
      )
      .willRespondWith(200, (response) => response.jsonBody(bare(member)))
      .executeTest(async ({ url }) => {
        expect(await account({ baseURL: url })).toMatchObject({ flags: [], subscriptions: [] });
      });
  });

  it('has null for an address that is not verified', async () => {
    await asMember(
      'the account of a member whose address is not verified',
      state('a member whose email is not verified is logged in', { email: dana.email }),
    )
      .withRequest('GET', path, (request) =>
        request.headers({ Authorization: bearerOf('a member whose email is not verified is logged in') }),
      )
      .willRespondWith(200, (response) => response.jsonBody({ ...who(member), email: null }))
      .executeTest(async ({ url }) => {
        expect(await account({ baseURL: url })).toMatchObject({ email: null });
      });
  });

  it('has the address of a change that waits for its confirmation, and until when', async () => {
    const pending = examples.email_change_pending.value;
    const { unconfirmed_email, unconfirmed_email_expires_at } = pending;
    await asMember('the account of a member whose email change is pending')
      .given(...state('an email change is pending', { new_email: unconfirmed_email }))
      .withRequest('GET', path, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          ...who(member),
          unconfirmed_email: string(unconfirmed_email),
          unconfirmed_email_expires_at: timestamp(unconfirmed_email_expires_at),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await account({ baseURL: url })).toMatchObject({
          unconfirmed_email,
          unconfirmed_email_expires_at,
        });
      });
  });

  const refused = {
    what: 'the account',
    method: 'GET',
    path,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }) => account(request),
  } as const;
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('a change of the account', () => {
  const update = examples.update.value;

  it('answers the account as it is now', async () => {
    const authorization = bearerOf('a member without subscriptions is logged in');
    const changed = { ...bare(examples.member.value), ...update };
    await asMember('a change of the account', state('a member without subscriptions is logged in', dana))
      .withRequest('PATCH', path, (request) =>
        request.headers({ Authorization: authorization }).jsonBody(update),
      )
      .willRespondWith(200, (response) => response.jsonBody(changed))
      .executeTest(async ({ url }) => {
        expect(await updateAccount(update, { baseURL: url })).toMatchObject(update);
      });
  });

  const refused = {
    what: 'a change of the account',
    method: 'PATCH',
    path,
    sent: update,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }, sent: object) => updateAccount(sent, request),
  } as const;
  isRefused(refused, [
    {
      description: 'a change of the account that takes the first name away',
      sent: { first_name: '' },
      fields: { first_name: ['This field may not be blank.'] },
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('the deletion of the account', () => {
  it('needs nothing but the token', async () => {
    await asMember('the deletion of the account')
      .withRequest('DELETE', path, (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await deleteAccount({ baseURL: url });
      });
  });

  const refused = {
    what: 'the deletion of the account',
    method: 'DELETE',
    path,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }) => deleteAccount(request),
  } as const;
  isRefused(refused, [
    {
      description: 'the deletion of the account during a redemption',
      given: [state('the member has redemptions in every state', {})],
      status: 409,
      problem: problems.redemption_running.value,
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

/** A whole account, of a member who has neither subscriptions nor flags. */
function bare(member: typeof examples.member.value): Record<string, unknown> {
  return { ...who(member), email: string(member.email), flags: [], subscriptions: [] };
}

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
    whatsapp_number: string(member.whatsapp_number),
    discord_id: string(member.discord_id),
    telegram: string(member.telegram),
  };
}
