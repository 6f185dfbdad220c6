import { expect, it } from 'vitest';

import { registrationOf, signUpProblems, submissionOf } from './sign-up.flow.ts';

const filledForm = {
  first_name: ' Zoë ',
  last_name: 'O’Neil',
  country: 'CA',
  email: ' zoe+poker@mail.test\u200B',
  password: ' Secret 123! ',
  re_password: ' Secret 123! ',
  terms_accepted: 'on',
};

function problemsOf(values: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(signUpProblems(values)).filter(([, problem]) => problem !== null));
}

it('a filled form becomes the submission: outer spaces go, except in the password', () => {
  expect(problemsOf(filledForm)).toEqual({});
  expect(submissionOf(filledForm)).toEqual({
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
  });
});

it.each([
  ['pt-BR', { language: 'pt-BR' }],
  ['pseudo', {}],
])('a sign-up in %s is sent with the language %j', (locale, language) => {
  expect(registrationOf(submissionOf(filledForm), locale)).toEqual({
    first_name: 'Zoë',
    last_name: 'O’Neil',
    country: 'CA',
    email: 'zoe+poker@mail.test',
    password: ' Secret 123! ',
    re_password: ' Secret 123! ',
    terms_accepted: true,
    marketing_opt_in: false,
    ...language,
  });
});

it.each([
  [
    {},
    {
      first_name: 'missing',
      last_name: 'missing',
      country: 'missing',
      email: 'missing',
      password: 'missing',
      re_password: 'missing',
      terms_accepted: 'missing',
    },
  ],
  [{ ...filledForm, email: 'zoe@mail' }, { email: 'malformed' }],
  [{ ...filledForm, country: 'XX' }, { country: 'missing' }],
  [{ ...filledForm, password: 'weak', re_password: 'weak' }, { password: 'tooWeak' }],
  [{ ...filledForm, re_password: 'Secret 123!' }, { re_password: 'mismatch' }],
  [{ ...filledForm, first_name: '  \u200B ' }, { first_name: 'missing' }],
])('%j has these problems: %j', (values, problems) => {
  expect(problemsOf(values)).toEqual(problems);
});
