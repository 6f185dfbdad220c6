import { expect, it } from 'vitest';

import { emailChangeProblems, submissionOf } from './email-change.flow.ts';

const problems = (new_email: string, current_password = 'Sunny-River-42') =>
  emailChangeProblems({ new_email, current_password }, 'Ada@example.com');

it.each([
  ['', 'missing'],
  ['ada@example', 'malformed'],
  [' ada@EXAMPLE.com ', 'same'],
  ['ada+new@example.com', null],
])('a new address of "%s" is judged %s', (typed, problem) => {
  expect(problems(typed)).toEqual({ new_email: problem, current_password: null });
});

it('asks for the current password', () => {
  expect(problems('ada+new@example.com', '')).toEqual({ new_email: null, current_password: 'missing' });
});

it('sends the address without what copying drags along, and the password as it was typed', () => {
  expect(submissionOf({ new_email: '\u200B ada+new@example.com ', current_password: ' S ' })).toEqual({
    newEmail: 'ada+new@example.com',
    currentPassword: ' S ',
  });
});
