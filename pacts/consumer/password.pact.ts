import { describe, expect, it } from 'vitest';

import emails from '#api-spec/examples/email.json' with { type: 'json' };
import examples from '#api-spec/examples/password.json' with { type: 'json' };
import problems from '#api-spec/examples/problems.json' with { type: 'json' };
import tokens from '#api-spec/examples/token.json' with { type: 'json' };
import { changePassword, resetPassword } from '#sdk/generated/api/password/password.ts';
import { answered } from './answered.ts';
import { interaction, sentBy, state } from './interaction.ts';
import { asksForARefresh, isNotServedInABlockedRegion, saysHowLongToWait } from './refusals.ts';
import { messagesFor, secret } from './shapes.ts';
import { bearerOf, lendToken, SENT_BEARER } from './logged-in.ts';

describe('changing the password', () => {
  const path = '/api/v1/account/password/change/';
  const loggedIn = 'a member with a password is logged in';
  const change = examples.change.value;
  const member = { email: emails.address.value.email, password: change.current_password };

  it('answers with the pair of tokens that replaces all others', async () => {
    lendToken();
    const pair = tokens.pair.value;
    await interaction('a change of the password')
      .given(...state(loggedIn, member))
      .withRequest('POST', path, (request) =>
        request.headers({ Authorization: bearerOf(loggedIn) }).jsonBody(change),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ access: secret(pair.access), refresh: secret(pair.refresh) }),
      )
      .executeTest(async ({ url }) => {
        const sent = await sentBy(async () => {
          expect(await changePassword(change, { baseURL: url })).toEqual(pair);
        });
        expect(sent).toEqual([{ method: 'POST', path, authorization: SENT_BEARER }]);
      });
  });

  it('needs the current password', () =>
    isRefused(
      'a change of the password with a wrong current one',
      { ...change, current_password: 'Wrong-River-42' },
      problems.wrong_current_password.value,
    ));

  it('needs a strong password', () =>
    isRefused(
      'a change of the password to a weak one',
      { ...change, new_password: 'SunnyRiver42', re_new_password: 'SunnyRiver42' },
      problems.weak_new_password.value,
    ));

  it('needs equal passwords', () =>
    isRefused(
      'a change of the password with two different ones',
      { ...change, re_new_password: 'Quiet-Turn-78' },
      { non_field_errors: ['The passwords do not match. Please enter equal passwords.'] },
    ));

  const refused = {
    what: 'a change of the password',
    method: 'POST',
    path,
    body: change,
    member: true,
    call: (request: { baseURL: string }) => changePassword(change, request),
  } as const;
  asksForARefresh(refused);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait({ ...refused, operation: 'changePassword' });

  async function isRefused(
    description: string,
    body: typeof change,
    fields: Record<string, string[]>,
  ): Promise<void> {
    lendToken();
    await interaction(description)
      .given(...state(loggedIn, member))
      .withRequest('POST', path, (request) =>
        request.headers({ Authorization: bearerOf(loggedIn) }).jsonBody(body),
      )
      .willRespondWith(400, (response) => response.jsonBody(messagesFor(fields)))
      .executeTest(async ({ url }) => {
        await expect(changePassword(body, { baseURL: url })).rejects.toEqual(answered(400, { fields }));
      });
  }
});

describe('asking for a link to reset the password', () => {
  const path = '/api/v1/account/password/reset/';
  const address = emails.address.value;

  it('mails one', async () => {
    const member = { ...address, password: 'Sunny-River-42' };
    await interaction('a wish for a password reset link')
      .given(...state('a member with a verified email exists', member))
      .withRequest('POST', path, (request) => request.jsonBody(address))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await resetPassword(address, { baseURL: url });
      });
  });

  it('answers alike when nobody has the address', async () => {
    await interaction('a wish for a password reset link to an address that nobody has')
      .given(...state('no member has the email', address))
      .withRequest('POST', path, (request) => request.jsonBody(address))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await resetPassword(address, { baseURL: url });
      });
  });

  it('names the address when it is not well formed', async () => {
    const fields = problems.invalid_fields.value;
    await interaction('a wish for a password reset link to a malformed address')
      .withRequest('POST', path, (request) => request.jsonBody({ email: 'dana.river' }))
      .willRespondWith(400, (response) => response.jsonBody(messagesFor(fields)))
      .executeTest(async ({ url }) => {
        await expect(resetPassword({ email: 'dana.river' }, { baseURL: url })).rejects.toEqual(
          answered(400, { fields }),
        );
      });
  });

  const refused = {
    what: 'a wish for a password reset link',
    method: 'POST',
    path,
    body: address,
    member: false,
    call: (request: { baseURL: string }) => resetPassword(address, request),
  } as const;
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait({ ...refused, operation: 'resetPassword' });
});
