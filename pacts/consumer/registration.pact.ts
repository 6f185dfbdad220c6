import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import examples from '#api-spec/examples/registration.json' with { type: 'json' };
import { registerAccount } from '#sdk/generated/api/registration/registration.ts';
import { interaction, state } from './interaction.ts';
import { isNotServedInABlockedRegion, isRefused, saysHowLongToWait } from './refusals.ts';
import { uidb64 } from './shapes.ts';

const { string } = MatchersV3;
const path = '/api/v1/account/register/';
const visitor = examples.visitor.value;
const { email } = visitor;

describe('signing up', () => {
  it('mails a link and names the new member for the 6-digit code', async () => {
    const { registered } = examples;
    await interaction('a sign-up')
      .given(...state('no member has the email', { email }))
      .withRequest('POST', path, (request) => request.jsonBody(visitor))
      .willRespondWith(201, (response) =>
        response.jsonBody({
          detail: string(registered.value.detail),
          uidb64: uidb64(registered.value.uidb64),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await registerAccount(visitor, { baseURL: url })).toEqual(registered.value);
      });
  });

  it('answers alike when the address is taken', async () => {
    const { registered } = examples;
    await interaction('a sign-up with an address that is taken')
      .given(...state('a member with a verified email exists', { email, password: visitor.password }))
      .withRequest('POST', path, (request) => request.jsonBody(visitor))
      .willRespondWith(201, (response) =>
        response.jsonBody({
          detail: string(registered.value.detail),
          uidb64: uidb64(registered.value.uidb64),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await registerAccount(visitor, { baseURL: url })).toEqual(registered.value);
      });
  });

  const refused = {
    what: 'a sign-up',
    method: 'POST',
    path,
    sent: visitor,
    call: (request: { baseURL: string }, sent: typeof visitor) => registerAccount(sent, request),
  } as const;
  const given = [state('no member has the email', { email })];
  isRefused(refused, [
    {
      description: 'a sign-up with a malformed address and a weak password',
      given,
      sent: { ...visitor, email: 'dana.river', password: 'sunny-river', re_password: 'sunny-river' },
      fields: {
        email: ['Enter a valid email address.'],
        password: ['Use at least one uppercase letter.'],
      },
    },
    {
      description: 'a sign-up with two different passwords',
      given,
      sent: { ...visitor, re_password: 'Sunny-River-43' },
      fields: { non_field_errors: ['The passwords do not match. Please enter equal passwords.'] },
    },
    {
      description: 'a sign-up without agreement to the terms',
      given,
      sent: { ...visitor, terms_accepted: false },
      fields: { terms_accepted: ['The terms have to be accepted.'] },
    },
  ]);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'registerAccount', 'one sign-up too many');
});
