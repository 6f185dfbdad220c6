import { expect, it } from 'vitest';

import { foreignRefusal, ApiError } from '#sdk/errors.ts';
import { foldRepeats, failureText } from './event-texts.ts';
import type { KnownEvent } from './known-pages.ts';
import { createRedactor } from '../../inspection/redact.ts';

const needed: KnownEvent = {
  number: 1,
  at: 1000,
  sourceId: undefined,
  targetId: 'x:1',
  type: 'token.needed',
  payload: { at: 1000 },
  before: 'fresh',
  after: 'fresh',
  hasChanged: false,
};
const again = (number: number, change: Partial<KnownEvent> = {}): KnownEvent => ({
  ...needed,
  number,
  at: 1000 * number,
  payload: { at: 1000 * number },
  ...change,
});
const numbersIn = (events: readonly KnownEvent[]) =>
  foldRepeats(events).map((repeats) => repeats.map(({ number }) => number));

it('what is said again right away, and leads nowhere else, is one row', () => {
  expect(numbersIn([needed, again(2), again(3), again(4, { type: 'page.shown' }), again(5)])).toEqual([
    [1, 2, 3],
    [4],
    [5],
  ]);
});

it.each([
  ['another actor', { targetId: 'x:2' }],
  ['another sender', { sourceId: 'x:3' }],
  ['another end', { after: 'stale', hasChanged: true }],
  ['an end that is not known yet', { after: null, hasChanged: null }],
  ['something else that changed', { hasChanged: true }],
  ['another failure', { payload: { error: { code: 'unreachable' } } }],
])('%s is another row', (_, change) => {
  expect(numbersIn([needed, again(2, change)])).toEqual([[1], [2]]);
});

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
  ['an error that is only a text', 'Wrong password: River-42', null],
])('%s has a short text without private data', (_, error, text) => {
  expect(failed(error)).toBe(text);
});

it('what did not fail has no failure', () => {
  expect(failureText({ payload: { code: 'digits', status: 200 } })).toBe(null);
});
