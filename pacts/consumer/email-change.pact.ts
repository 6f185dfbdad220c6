import { describe } from 'vitest';

import examples from '#api-spec/examples/email.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  resendEmailChange,
} from '#sdk/generated/api/email/email.ts';
import { fromState, state } from './interaction.ts';
import {
  asksForARefresh,
  danaIsLoggedIn,
  isAnswered,
  isDone,
  isNotServedInABlockedRegion,
  isRefused,
  saysHowLongToWait,
} from './refusals.ts';

const change = examples.change.value;
const { new_email, current_password: password } = change;
const isPending = state('an email change is pending', { new_email });

describe('asking for another address', () => {
  const path = '/api/v1/account/email/change/';
  const loggedIn = 'a member with a password is logged in';
  const member = state(loggedIn, { email: examples.address.value.email, password });

  const refused = {
    what: 'a wish for another address',
    method: 'POST',
    path,
    sent: change,
    member,
    call: (request: { baseURL: string }, sent: typeof change) => changeEmail(sent, request),
  } as const;
  isAnswered(refused, 'changeEmail', [
    {
      description: 'a wish for another address',
      given: [state('no member has the email', { email: new_email })],
      example: examples.change_requested.value,
    },
    {
      description: 'a wish for an address that is taken',
      given: [state('a member with a verified email exists', { email: new_email, password })],
      example: examples.change_requested.value,
    },
  ]);
  isRefused(refused, [
    {
      description: 'a wish for another address while a change is pending',
      given: [isPending],
      problem: examples.change_pending.value,
    },
    {
      description: 'a wish for another address with a wrong password',
      sent: { ...change, current_password: 'Wrong-River-42' },
      fields: problems.wrong_current_password.value,
    },
    {
      description: 'a wish for a malformed address',
      sent: { ...change, new_email: 'kim.poker' },
      fields: { new_email: ['Enter a valid email address.'] },
    },
    {
      description: 'a wish for the address that the member has',
      sent: { ...change, new_email: examples.address.value.email },
      fields: { new_email: ['This is your address already.'] },
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'changeEmail');
});

describe('cancelling a pending change of the address', () => {
  const path = '/api/v1/account/email/change/';

  const refused = {
    what: 'the cancelling of a change of the address',
    method: 'DELETE',
    path,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }) => cancelEmailChange(request),
  } as const;
  isDone(refused, [
    { description: 'a change of the address that is taken back', given: [isPending] },
    { description: 'a change of the address that is taken back when none is pending' },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
});

describe('mailing the link of a pending change again', () => {
  const path = '/api/v1/account/email/change/resend/';

  const refused = {
    what: 'a wish for another mail to the new address',
    method: 'POST',
    path,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }) => resendEmailChange(request),
  } as const;
  // The answer says until when the new link works. The account says so too, and that is what is read.
  isDone(refused, [{ description: 'a wish for another mail to the new address', given: [isPending] }], 200);
  isRefused(refused, [
    {
      description: 'a wish for another mail to the new address when no change is pending',
      problem: examples.no_change_pending.value,
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'resendEmailChange');
});

describe('confirming another address', () => {
  const path = '/api/v1/account/email/change/confirm/';
  const confirmation = examples.change_confirmation.value;
  const sentIn = (name: ConfirmedState) => ({ token: fromState(name, ({ token }) => token, confirmation) });

  const refused = {
    what: 'the confirmation of an address',
    method: 'POST',
    path,
    sent: confirmation,
    member: danaIsLoggedIn,
    call: (request: { baseURL: string }) => confirmEmailChange(confirmation, request),
  } as const;
  const usedLink = 'the mailed email change link was used';
  isAnswered(refused, 'confirmEmailChange', [
    {
      description: 'a confirmed address',
      given: [isPending],
      sentShape: sentIn('an email change is pending'),
      example: examples.changed.value,
    },
    {
      description: 'an address that is confirmed again',
      given: [state(usedLink, { new_email })],
      sentShape: sentIn(usedLink),
      example: examples.changed.value,
    },
  ]);
  const ofAnotherMember = 'an email change of another member is pending';
  isRefused(refused, [
    {
      description: 'an address confirmed by an expired link',
      given: [state('the mailed email change link has expired', { new_email })],
      sentShape: sentIn('the mailed email change link has expired'),
      problem: examples.link_expired.value,
    },
    {
      description: 'an address confirmed by an older link',
      given: [state('a newer email change link was mailed', { new_email })],
      sentShape: sentIn('a newer email change link was mailed'),
      problem: examples.link_superseded.value,
    },
    {
      description: 'an address confirmed by the link of a cancelled change',
      given: [state('the email change was cancelled', { new_email })],
      sentShape: sentIn('the email change was cancelled'),
      problem: examples.link_invalid.value,
    },
    {
      description: 'an address confirmed by another member',
      given: [state(ofAnotherMember, { email: 'kim.turn@example.com', new_email })],
      sentShape: sentIn(ofAnotherMember),
      problem: examples.wrong_account.value,
    },
    {
      description: 'an address confirmed by a link that is not one of ours',
      problem: examples.link_invalid.value,
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'confirmEmailChange');
});

type ConfirmedState =
  | 'an email change is pending'
  | 'the mailed email change link was used'
  | 'the mailed email change link has expired'
  | 'the email change was cancelled'
  | 'a newer email change link was mailed'
  | 'an email change of another member is pending';
