import { expect, it } from 'vitest';

import { feedbackErrors, feedbackOf } from './feedback.schema.ts';

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
])('%#: what is wrong is said of its field', (values, errors) => {
  expect(feedbackErrors(values, { isAnswerNeeded: false })).toEqual(errors);
});

it('where we have to answer, an address is missed', () => {
  const errors = (email: string) => feedbackErrors({ message: 'One', email }, { isAnswerNeeded: true });
  expect([errors(' '), errors('zoe@mail'), errors('zoe@mail.test')]).toEqual([
    { email: 'missing' },
    { email: 'malformed' },
    {},
  ]);
});
