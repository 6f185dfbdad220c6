import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { expect, it } from 'vitest';

import { createMemory } from './memory.ts';

it('an inspector that opens late gets the last messages, and identity and state of older actors that still run', () => {
  const memory = createMemory(3);
  for (const message of [
    actor('x:0'),
    snapshot('x:0', 'active', '1'),
    actor('x:1'),
    snapshot('x:1', 'active', '2'),
    snapshot('x:1', 'done', '3'),
    snapshot('x:0', 'active', '4'),
    event('x:0', '5'),
    event('x:0', '6'),
    event('x:0', '7'),
  ])
    memory.keep(message);

  expect(memory.replay()).toEqual([
    actor('x:0'),
    snapshot('x:0', 'active', '4'),
    event('x:0', '5'),
    event('x:0', '6'),
    event('x:0', '7'),
  ]);
});

it('no message is replayed twice', () => {
  const memory = createMemory(3);
  const messages = [actor('x:0'), snapshot('x:0', 'active', '1'), event('x:0', '2')];
  for (const message of messages) memory.keep(message);

  expect(memory.replay()).toEqual(messages);
});

it('an actor that never started is not replayed', () => {
  const memory = createMemory(1);
  memory.keep(actor('x:0'));
  memory.keep(event('x:9', '1'));

  expect(memory.replay()).toEqual([event('x:9', '1')]);
});

const base = { rootId: 'x:0', createdAt: '0', _version: '0.7.2' };

function actor(sessionId: string): StatelyInspectionEvent {
  const registered = {
    name: sessionId,
    parentId: undefined,
    definition: '{}',
    snapshot: { status: 'active' },
  };
  return { ...base, ...registered, id: '0', type: '@xstate.actor', sessionId } as StatelyInspectionEvent;
}

function snapshot(sessionId: string, status: string, id: string): StatelyInspectionEvent {
  const message = { type: '@xstate.snapshot', event: { type: 'a' }, snapshot: { status } };
  return { ...base, ...message, id, sessionId } as StatelyInspectionEvent;
}

function event(sessionId: string, id: string): StatelyInspectionEvent {
  return { ...base, type: '@xstate.event', event: { type: 'a' }, sourceId: undefined, id, sessionId };
}
