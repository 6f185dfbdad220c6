import { expect, it } from 'vitest';

import { feedbackOf, feedbackProblems } from './feedback.schema.ts';

it('a filled form becomes a message without what copying drags along', () => {
  expect(feedbackOf({ message: ' One\nTwo \u200B', email: ' zoe+poker@mail.test ' })).toEqual({
    message: 'One\nTwo',
    email: 'zoe+poker@mail.test',
  });
  expect(feedbackOf({ message: 'One', email: ' ' })).toEqual({ message: 'One', email: null });
});

it.each([
  [{ message: 'One' }, {}],
  [{ message: ' \n ' }, { message: 'missing' }],
  [{}, { message: 'missing' }],
  [{ message: 'x'.repeat(5000) }, {}],
  [{ message: '🐎'.repeat(5000) }, {}],
  [{ message: 'x'.repeat(5001) }, { message: 'tooLong' }],
  [{ message: 'One', email: 'zoe@mail' }, { email: 'malformed' }],
])('%#: each field has its own problem', (values, problems) => {
  expect(feedbackProblems(values, false)).toEqual({ message: null, email: null, ...problems });
});

it('an address is required where we have to answer', () => {
  const problem = (email: string) => feedbackProblems({ message: 'One', email }, true).email;
  expect([problem(' '), problem('zoe@mail'), problem('zoe@mail.test')]).toEqual([
    'missing',
    'malformed',
    null,
  ]);
});
