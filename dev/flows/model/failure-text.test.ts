import { expect, it } from 'vitest';

import { createRedactor } from '../../inspection/redact.ts';
import { foreignRefusal, ApiError } from '#sdk/errors.ts';
import { failureText } from './failure-text.ts';

const failed = (error: unknown) => {
  const event = { type: 'xstate.error.actor.logIn', error };
  return failureText({ payload: createRedactor().redactEvent(event) });
};

it.each([
  [
    'a refusal',
    new ApiError('No', { kind: 'answered', status: 401, code: 'token_not_valid' }),
    'answered · 401 · token_not_valid',
  ],
  ['no answer', new ApiError('No', { kind: 'unreachable' }), 'unreachable'],
  ['an answer of a proxy', foreignRefusal(502), 'unreadable · 502'],
  ['a failure of a flow', { code: 'tooManyTries', seconds: 60 }, 'tooManyTries'],
  ['a mistake of ours', new TypeError('undefined is not a function'), 'TypeError'],
  ['nothing that can be told', 'Wrong password: River-42', null],
])('%s is told in a few words, after all that is private was withheld', (_, error, text) => {
  expect(failed(error)).toBe(text);
});

it('what did not fail has no failure', () => {
  expect(failureText({ payload: { code: 'digits', status: 200 } })).toBe(null);
});
