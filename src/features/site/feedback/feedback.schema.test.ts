import { expect, it } from 'vitest';

import { emailMessages } from '#forms/email-address.ts';
import { feedbackOf, feedbackProblems } from './feedback.schema.ts';

it('a filled form becomes a message without what copying drags along', () => {
  expect(feedbackOf({ message: ' One\nTwo \u200B', email: ' zoe+poker@mail.test ' })).toEqual({
    message: 'One\nTwo',
    email: 'zoe+poker@mail.test',
  });
  expect(feedbackOf({ message: 'One', email: ' ' })).toEqual({ message: 'One', email: null });
});

it.each([
  [{ message: 'One' }, []],
  [{ message: ' \n ' }, ['Write what you would like to know or tell us.']],
  [{}, ['Write what you would like to know or tell us.']],
  [{ message: 'x'.repeat(5000) }, []],
  [{ message: '🐎'.repeat(5000) }, []],
  [{ message: 'x'.repeat(5001) }, ['Shorten your message to 5,000 characters, or send it in two parts.']],
  [{ message: 'One', email: 'zoe@mail' }, [emailMessages.malformed.message]],
])('%#: each field has its own problem', (values, messages) => {
  const problems = feedbackProblems(values, { isAnswerNeeded: false });
  expect(problems.map(({ message }) => message.message)).toEqual(messages);
});

it('an address is required where we have to answer', () => {
  const problems = (email: string) => feedbackProblems({ message: 'One', email }, { isAnswerNeeded: true });
  expect([problems(' '), problems('zoe@mail'), problems('zoe@mail.test')]).toEqual([
    [{ field: 'email', message: emailMessages.missing }],
    [{ field: 'email', message: emailMessages.malformed }],
    [],
  ]);
});
