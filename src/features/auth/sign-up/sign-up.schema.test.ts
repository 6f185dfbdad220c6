import { expect, it } from 'vitest';

import { checkSignUp } from './sign-up.schema.ts';

const filledForm = {
  first_name: ' Zoë ',
  last_name: 'O’Neil',
  country: 'CA',
  email: ' zoe+poker@mail.test\u200B',
  password: ' Secret 123! ',
  re_password: ' Secret 123! ',
  terms_accepted: 'on',
};

it('a filled form becomes the submission: outer spaces go, except in the password', () => {
  expect(checkSignUp(filledForm)).toEqual({
    isComplete: true,
    submission: {
      details: {
        firstName: 'Zoë',
        lastName: 'O’Neil',
        country: 'CA',
        email: 'zoe+poker@mail.test',
        termsAccepted: true,
        marketingOptIn: false,
      },
      password: ' Secret 123! ',
      repeatedPassword: ' Secret 123! ',
    },
  });
});

it('an empty form says of each field that it is missing', () => {
  expect(checkSignUp({})).toEqual({
    isComplete: false,
    errors: {
      first_name: 'missing',
      last_name: 'missing',
      country: 'missing',
      email: 'missing',
      password: 'missing',
      re_password: 'missing',
      terms_accepted: 'missing',
    },
  });
});

it.each([
  [{ email: 'zoe@mail' }, { email: 'malformed' }],
  [{ country: 'XX' }, { country: 'missing' }],
  [{ password: 'weak', re_password: 'weak' }, { password: 'tooWeak' }],
  [{ re_password: 'Secret 123!' }, { re_password: 'mismatch' }],
  [{ first_name: '  \u200B ' }, { first_name: 'missing' }],
])('%j is answered with %j', (change, errors) => {
  expect(checkSignUp({ ...filledForm, ...change })).toEqual({ isComplete: false, errors });
});
