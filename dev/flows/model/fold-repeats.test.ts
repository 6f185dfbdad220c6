import { expect, it } from 'vitest';

import { foldRepeats } from './fold-repeats.ts';
import type { KnownEvent } from './known-pages.ts';

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
