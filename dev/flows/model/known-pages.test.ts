import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { expect, it } from 'vitest';

import { learn, type KnownPages } from './known-pages.ts';

const base = { rootId: 'x:0', sessionId: 'x:0', createdAt: '1000', _version: '0.7.2' };
const registered = {
  ...base,
  ...{ type: '@xstate.actor', id: '0', name: 'session', definition: '{}', snapshot: { status: 'active' } },
} as StatelyInspectionEvent;
const heard = {
  ...base,
  ...{
    type: '@xstate.event',
    id: '1',
    event: { type: 'logIn.requested', email: '«text 1»' },
    sourceId: undefined,
  },
} as StatelyInspectionEvent;
const moved = {
  ...base,
  ...{ type: '@xstate.snapshot', id: '2', event: heard, snapshot: { status: 'active', value: 'loggingIn' } },
} as unknown as StatelyInspectionEvent;

const session = {
  sessionId: 'x:0',
  name: 'session',
  parentId: undefined,
  definition: '{}',
  status: 'active',
  snapshot: { status: 'active', value: 'loggingIn' },
};
const event = {
  number: 1,
  at: 1000,
  sourceId: undefined,
  targetId: 'x:0',
  type: 'logIn.requested',
  payload: { email: '«text 1»' },
  before: null,
  after: 'loggingIn',
  hasChanged: true,
};

it('an actor, its events and their outcomes are collected from single messages or from all at once', () => {
  const known = [{ page: 'a', isHere: true, actors: new Map([['x:0', session]]), events: [event] }];
  const oneByOne = [registered, heard, moved].reduce<KnownPages>(
    (pages, message) => learn(pages, { kind: 'one', page: 'a', message }),
    [],
  );

  expect(oneByOne).toEqual(known);
  // The page sends all messages again on a second request. They replace the first ones.
  expect(learn(oneByOne, { kind: 'all', page: 'a', messages: [registered, heard, moved] })).toEqual(known);
});

it('a page that left is still known, and is here again when it says so', () => {
  const left = learn(learn([], { kind: 'here', page: 'a' }), { kind: 'left', page: 'a' });

  expect(left.map(({ isHere }) => isHere)).toEqual([false]);
  expect(learn(left, { kind: 'here', page: 'a' }).map(({ isHere }) => isHere)).toEqual([true]);
});

it('an event changes its actor when the state, the context or the status differs afterwards', () => {
  const transition = (id: number, snapshot: object) =>
    [
      { ...heard, id: String(id), event: { type: 'looked' } },
      { ...moved, id: String(id + 1), snapshot: { status: 'active', ...snapshot } },
    ] as StatelyInspectionEvent[];
  const messages = [
    registered,
    ...transition(1, { value: 'idle', context: { email: '«text 1»' } }),
    ...transition(3, { value: 'idle', context: { email: '«text 1»' } }),
    ...transition(5, { value: 'idle', context: { email: '«text 2»' } }),
    ...transition(7, { value: 'busy', context: { email: '«text 2»' } }),
    ...transition(9, { value: 'busy', context: { email: '«text 2»' }, status: 'done' }),
  ];
  const [page] = learn([], { kind: 'all', page: 'a', messages });

  expect(page?.events.map(({ hasChanged }) => hasChanged)).toEqual([true, false, true, true, true]);
});
