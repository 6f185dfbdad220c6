import { describe, expect, it } from 'vitest';

import emails from '#api-spec/examples/email.json' with { type: 'json' };
import examples from '#api-spec/examples/password.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import tokens from '#api-spec/examples/token.json' with { type: 'json' };
import { changePassword, confirmPasswordReset, resetPassword } from '#sdk/generated/api/password/password.ts';
import { asMember, bearerOf, fromState, interaction, state } from './interaction.ts';
import { asksForARefresh, isNotServedInABlockedRegion, isRefused, saysHowLongToWait } from './refusals.ts';
import { secret } from './shapes.ts';

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

  it('answers with the pair of tokens that replaces all others', async () => {
    const pair = tokens.pair.value;
    const headers = { Authorization: bearerOf('a member with a password is logged in') };
    await asMember('a change of the password', member)
      .withRequest('POST', path, (request) => request.headers(headers).jsonBody(change))
      .willRespondWith(200, (response) =>
        response.jsonBody({ access: secret(pair.access), refresh: secret(pair.refresh) }),
      )
      .executeTest(async ({ url }) => {
        expect(await changePassword(change, { baseURL: url })).toEqual(pair);
      });
  });

  const refused = {
    what: 'a change of the password',
    method: 'POST',
    path,
    sent: change,
    member,
    call: (request: { baseURL: string }, sent: typeof change) => changePassword(sent, request),
  } as const;
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

  it.each([
    {
      title: 'mails one',
      description: 'a wish for a password reset link',
      given: state('a member with a verified email exists', { ...address, password: 'Sunny-River-42' }),
    },
    {
      title: 'answers alike when nobody has the address',
      description: 'a wish for a password reset link to an address that nobody has',
      given: state('no member has the email', address),
    },
  ])('$title', ({ description, given }) =>
    interaction(description)
      .given(given[0], given[1])
      .withRequest('POST', path, (request) => request.jsonBody(address))
      .willRespondWith(204)
      .executeTest(({ url }) => resetPassword(address, { baseURL: url })),
  );

  const refused = {
    what: 'a wish for a password reset link',
    method: 'POST',
    path,
    sent: address,
    call: (request: { baseURL: string }, sent: typeof address) => resetPassword(sent, request),
  } as const;
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

  it('succeeds once', () =>
    interaction('a new password by the link')
      .given(...state(link, address))
      .withRequest('POST', fromState(link, confirmPath, mailed), (request) => request.jsonBody(chosen))
      .willRespondWith(204)
      .executeTest(({ url }) => confirm(mailed.token)({ baseURL: url }, chosen)));

  const refused = {
    what: 'a new password by the link',
    method: 'POST',
    path: confirmPath(mailed),
    sent: chosen,
    call: confirm(mailed.token),
  } as const;
  const used = 'the mailed password reset link was used';
  const expired = 'the mailed password reset link has expired';
  const older = 'a newer password reset link was mailed';
  isRefused({ ...refused, path: fromState(used, confirmPath, mailed) }, [
    {
      description: 'a new password by a used link',
      given: [state(used, address)],
      problem: examples.link_used.value,
    },
  ]);
  isRefused({ ...refused, path: fromState(expired, confirmPath, mailed) }, [
    {
      description: 'a new password by an expired link',
      given: [state(expired, address)],
      problem: emails.link_expired.value,
    },
  ]);
  isRefused({ ...refused, path: fromState(older, confirmPath, mailed) }, [
    {
      description: 'a new password by an older link',
      given: [state(older, address)],
      problem: emails.link_superseded.value,
    },
  ]);
  const tampered = fromState(link, (values) => confirmPath({ ...values, token: 'not-ours' }), mailed);
  isRefused({ ...refused, path: tampered, call: confirm('not-ours') }, [
    {
      description: 'a new password by a link that is not one of ours',
      given: [state(link, address)],
      problem: emails.link_invalid.value,
    },
  ]);
  isRefused({ ...refused, path: fromState(link, confirmPath, mailed) }, [
    {
      description: 'a weak new password by the link',
      given: [state(link, address)],
      sent: weak,
      fields: problems.weak_new_password.value,
    },
    {
      description: 'two different new passwords by the link',
      given: [state(link, address)],
      sent: { ...chosen, ...unequal },
      fields: notEqual,
    },
  ]);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'confirmPasswordReset');
});
