import { describe } from 'vitest';

import emails from '#api-spec/examples/email.json' with { type: 'json' };
import examples from '#api-spec/examples/password.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import tokens from '#api-spec/examples/token.json' with { type: 'json' };
import { changePassword, confirmPasswordReset, resetPassword } from '#sdk/generated/api/password/password.ts';
import { fromState, state } from './interaction.ts';
import {
  asksForARefresh,
  isAnswered,
  isDone,
  isNotServedInABlockedRegion,
  isRefused,
  saysHowLongToWait,
} from './refusals.ts';

const address = emails.address.value;
const weak = { new_password: 'SunnyRiver42', re_new_password: 'SunnyRiver42' };
const unequal = { re_new_password: 'Quiet-Turn-78' };
const notEqual = { non_field_errors: ['The passwords do not match. Please enter equal passwords.'] };

describe('changing the password', () => {
  const path = '/api/v1/account/password/change/';
  const change = examples.change.value;
  const member = state('a member with a password is logged in', {
    ...address,
    password: change.current_password,
  });

  const refused = {
    what: 'a change of the password',
    method: 'POST',
    path,
    sent: change,
    member,
    call: (request: { baseURL: string }, sent: typeof change) => changePassword(sent, request),
  } as const;
  // The pair of tokens replaces all others.
  isAnswered(refused, 'changePassword', [
    { description: 'a change of the password', example: tokens.pair.value },
  ]);
  isRefused(refused, [
    {
      description: 'a change of the password with a wrong current one',
      sent: { ...change, current_password: 'Wrong-River-42' },
      fields: problems.wrong_current_password.value,
    },
    {
      description: 'a change of the password to a weak one',
      sent: { ...change, ...weak },
      fields: problems.weak_new_password.value,
    },
    {
      description: 'a change of the password with two different ones',
      sent: { ...change, ...unequal },
      fields: notEqual,
    },
  ]);
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'changePassword');
});

describe('asking for a link to reset the password', () => {
  const path = '/api/v1/account/password/reset/';

  const refused = {
    what: 'a wish for a password reset link',
    method: 'POST',
    path,
    sent: address,
    call: (request: { baseURL: string }, sent: typeof address) => resetPassword(sent, request),
  } as const;
  isDone(refused, [
    {
      description: 'a wish for a password reset link',
      given: [state('a member with a verified email exists', { ...address, password: 'Sunny-River-42' })],
    },
    {
      description: 'a wish for a password reset link to an address that nobody has',
      given: [state('no member has the email', address)],
    },
  ]);
  isRefused(refused, [
    {
      description: 'a wish for a password reset link to a malformed address',
      sent: { email: 'dana.river' },
      fields: problems.invalid_fields.value,
    },
  ]);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'resetPassword');
});

describe('setting a password by the mailed link', () => {
  const chosen = examples.new_password.value;
  const mailed = { uidb64: 'MTAwMQ', token: 'c9x2lk-4f6a0e6f1d3b47a28b5d' };
  const link = 'a password reset link was mailed';
  const confirmPath = (values: { uidb64: string; token: string }): string =>
    `/api/v1/account/password/reset/confirm/${values.uidb64}/${values.token}/`;
  const confirm = (token: string) => (request: { baseURL: string }, sent: typeof chosen) =>
    confirmPasswordReset(mailed.uidb64, token, sent, request);

  const refused = {
    what: 'a new password by the link',
    method: 'POST',
    path: confirmPath(mailed),
    sent: chosen,
    call: confirm(mailed.token),
  } as const;
  const by = (name: LinkState) => ({
    given: [state(name, address)],
    path: fromState(name, confirmPath, mailed),
  });
  isDone(refused, [{ description: 'a new password by the link', ...by(link) }]);
  isRefused(refused, [
    {
      description: 'a new password by a used link',
      ...by('the mailed password reset link was used'),
      problem: examples.link_used.value,
    },
    {
      description: 'a new password by an expired link',
      ...by('the mailed password reset link has expired'),
      problem: emails.link_expired.value,
    },
    {
      description: 'a new password by an older link',
      ...by('a newer password reset link was mailed'),
      problem: emails.link_superseded.value,
    },
    {
      description: 'a new password by a link that is not one of ours',
      given: [state(link, address)],
      path: fromState(link, (values) => confirmPath({ ...values, token: 'not-ours' }), mailed),
      call: confirm('not-ours'),
      problem: emails.link_invalid.value,
    },
    {
      description: 'a weak new password by the link',
      ...by(link),
      sent: weak,
      fields: problems.weak_new_password.value,
    },
    {
      description: 'two different new passwords by the link',
      ...by(link),
      sent: { ...chosen, ...unequal },
      fields: notEqual,
    },
  ]);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'confirmPasswordReset');
});

type LinkState =
  | 'a password reset link was mailed'
  | 'the mailed password reset link was used'
  | 'the mailed password reset link has expired'
  | 'a newer password reset link was mailed';
