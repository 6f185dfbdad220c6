import { describe } from 'vitest';

import examples from '#api-spec/examples/account.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import { account, deleteAccount, updateAccount } from '#sdk/generated/api/account/account.ts';
import { dana, state } from './interaction.ts';
import {
  asksForARefresh,
  danaIsLoggedIn,
  isAnswered,
  isDone,
  isNotServedInABlockedRegion,
  isRefused,
} from './refusals.ts';
import { exactly } from './shapes.ts';

const path = '/api/v1/account/';
// Asked for once, so that a backend without languages passes all else.
const { language: _language, ...example } = examples.member.value;
const member = {
  ...example,
  // The currency EDGE marks a subscription that does not renew automatically.
  subscriptions: example.subscriptions.map((subscription) => ({
    ...subscription,
    price: { ...subscription.price, currency: exactly('EDGE') },
  })),
};
const bare = { ...member, flags: [], subscriptions: [] };
const { unconfirmed_email, unconfirmed_email_expires_at } = examples.email_change_pending.value;
const pending = { unconfirmed_email, unconfirmed_email_expires_at };
const german = { ...bare, language: exactly('de') };
const withoutSubscriptions = state('a member without subscriptions is logged in', dana);

describe('the account', () => {
  const refused = {
    what: 'the account',
    method: 'GET',
    path,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }) => account(request),
  } as const;
  isAnswered(refused, 'account', [
    { description: 'the account of a member with a subscription', example: member },
    {
      description: 'the account of a member without subscriptions',
      member: withoutSubscriptions,
      example: bare,
    },
    {
      description: 'the account of a member who reads mails in German',
      member: withoutSubscriptions,
      given: [state('the member reads mails in a language', { language: 'de' })],
      example: german,
    },
    {
      description: 'the account of a member whose address is not verified',
      member: state('a member whose email is not verified is logged in', { email: dana.email }),
      example: { ...bare, email: null },
    },
    {
      description: 'the account of a member whose email change is pending',
      given: [state('an email change is pending', { new_email: pending.unconfirmed_email })],
      example: { ...member, ...pending },
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('a change of the account', () => {
  const update = examples.update.value;

  const refused = {
    what: 'a change of the account',
    method: 'PATCH',
    path,
    sent: update,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }, sent: object) => updateAccount(sent, request),
  } as const;
  isAnswered(refused, 'updateAccount', [
    {
      description: 'a change of the account',
      member: withoutSubscriptions,
      example: { ...member, telegram: exactly(update.telegram), marketing_opt_in: exactly(true) },
    },
    {
      description: 'a change of the language of the account',
      member: withoutSubscriptions,
      sent: { language: 'de' },
      example: german,
    },
  ]);
  isRefused(refused, [
    {
      description: 'a change of the account that takes the first name away',
      sent: { first_name: '' },
      fields: { first_name: ['This field may not be blank.'] },
    },
    {
      description: 'a change of the account to a language that the site does not have',
      sent: { language: 'tlh' },
      fields: { language: ['"tlh" is not a valid choice.'] },
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('the deletion of the account', () => {
  const refused = {
    what: 'the deletion of the account',
    method: 'DELETE',
    path,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }) => deleteAccount(request),
  } as const;
  isDone(refused, [{ description: 'the deletion of the account' }]);
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
