import { describe } from 'vitest';

import examples from '#api-spec/examples/registration.json' with { type: 'json' };
import { registerAccount } from '#sdk/generated/api/registration/registration.ts';
import type { Language } from '#sdk/generated/model/language.ts';
import type { Registration } from '#sdk/generated/model/registration.ts';
import { state } from './interaction.ts';
import { isAnswered, isNotServedInABlockedRegion, isRefused, saysHowLongToWait } from './refusals.ts';

const path = '/api/v1/account/register/';
const visitor = examples.visitor.value as Registration;
const { email } = visitor;

describe('signing up', () => {
  const refused = {
    what: 'a sign-up',
    method: 'POST',
    path,
    sent: visitor,
    call: (request: { baseURL: string }, sent: Registration) => registerAccount(sent, request),
  } as const;
  const given = [state('no member has the email', { email })];
  const registered = { status: 201, example: examples.registered.value } as const;
  isAnswered(refused, 'registerAccount', [
    // The answer has what the 6-digit code needs, and is the same when the address is taken.
    { description: 'a sign-up', given, ...registered },
    {
      description: 'a sign-up with an address that is taken',
      given: [state('a member with a verified email exists', { email, password: visitor.password })],
      ...registered,
    },
  ]);
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
    {
      description: 'a sign-up in a language that the site does not have',
      given,
      sent: { ...visitor, language: 'tlh' as Language },
      fields: { language: ['"tlh" is not a valid choice.'] },
    },
  ]);
  isNotServedInABlockedRegion(refused);
  saysHowLongToWait(refused, 'registerAccount', 'one sign-up too many');
});
