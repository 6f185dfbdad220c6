import { fromPromise, setup } from 'xstate';
import { expect, it } from 'vitest';

import { nameOf, expectEveryStateReached, planPaths } from './plan-paths.ts';
import type { FlowModel } from './flow-model.ts';

const letterMachine = setup({
  actors: { send: fromPromise<string, null>(() => Promise.resolve('')) },
  delays: { patience: 1000 },
}).createMachine({
  id: 'letter',
  initial: 'writing',
  states: {
    writing: { on: { sealed: 'sending' } },
    sending: { invoke: { id: 'send', src: 'send', input: null, onDone: 'sent', onError: 'lost' } },
    lost: { after: { patience: 'sending' } },
    sent: {},
  },
});

const nothing = () => Promise.resolve();

const letter: FlowModel = {
  machine: letterMachine,
  goal: 'every event',
  tellApart: () => null,
  begin: nothing,
  acts: { 'letter is sealed': { event: { type: 'sealed' }, by: nothing } },
  answers: {
    send: {
      arrived: { output: 'yes', outcome: 'passes' },
      'no answer': { error: new Error('no'), outcome: 'isLost' },
      'no stamp': { error: new Error('no'), outcome: null, prepare: nothing },
    },
  },
  delays: { patience: nothing },
  title: 'Letter',
  states: { writing: nothing, sending: nothing, lost: nothing, sent: nothing },
};

it('covers every event, and prepares a failure before the work begins', () => {
  const paths = planPaths(letter).map((path) =>
    path.map(({ from, eventName, to }) => `${nameOf(from)} -- ${eventName} --> ${nameOf(to)}`),
  );
  expect(paths).toEqual([
    ['writing -- letter is sealed --> sending', 'sending -- send: arrived --> sent'],
    [
      'writing -- letter is sealed --> sending',
      'sending -- send: no answer --> lost',
      'lost -- after patience --> sending',
    ],
    ['writing -- letter is sealed --> sending', 'sending -- send: no stamp --> lost'],
  ]);
});

it('covers only every state when that is the goal', () => {
  const paths = planPaths({ ...letter, goal: 'every state' }).map((path) =>
    path.map(({ eventName, to }) => `${eventName} --> ${nameOf(to)}`),
  );
  expect(paths).toEqual([
    ['letter is sealed --> sending', 'send: arrived --> sent'],
    ['letter is sealed --> sending', 'send: no answer --> lost'],
  ]);
});

it('starts with the input, counts each of several parallel states, and takes an act where the page offers it', () => {
  const clockMachine = setup({
    types: { input: {} as { readonly isLate: boolean }, context: {} as { readonly isLate: boolean } },
    guards: { isLate: ({ context }) => context.isLate },
  }).createMachine({
    id: 'clock',
    context: ({ input }) => input,
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'isLate', target: 'late' }, { target: 'onTime' }] },
      onTime: {},
      late: {
        type: 'parallel',
        states: {
          hand: { initial: 'resting', states: { resting: { on: { moved: 'moving' } }, moving: {} } },
          bell: { initial: 'silent', states: { silent: { on: { rung: 'ringing' } }, ringing: {} } },
        },
      },
    },
  });
  const clock: FlowModel = {
    ...letter,
    machine: clockMachine,
    inputs: [{ isLate: true }],
    goal: 'every state',
    acts: {
      rings: { event: { type: 'rung' }, offeredIn: ['late.hand.moving'], by: nothing },
      moves: { event: { type: 'moved' }, by: nothing },
    },
    states: {
      onTime: nothing,
      'late.hand.resting': nothing,
      'late.hand.moving': nothing,
      'late.bell.silent': nothing,
    },
  };
  const paths = planPaths(clock);
  expect(paths.map((path) => path.map(({ eventName, to }) => `${eventName} --> ${nameOf(to)}`))).toEqual([
    ['moves --> late.hand.moving & late.bell.silent', 'rings --> late.hand.moving & late.bell.ringing'],
  ]);
  expect(() => {
    expectEveryStateReached(clock, paths);
  }).toThrow(
    new Error('clock\n  onTime is never reached in the page\n  late.bell.ringing has nothing to be seen by'),
  );
});

it('names the states that no path reaches, and those without a check', () => {
  const { sent: _, ...states } = letter.states;
  const answers = { send: { arrived: { output: 'yes', outcome: 'passes' } } } as const;
  const poorer = { ...letter, answers, states };
  expect(() => {
    expectEveryStateReached(poorer, planPaths(poorer));
  }).toThrow(new Error('letter\n  lost is never reached in the page\n  sent has nothing to be seen by'));
});

it('takes an act only where a screen offers it', () => {
  const acts = { 'letter is sealed': { ...letter.acts['letter is sealed'], offeredIn: ['lost'] } } as const;
  expect(planPaths({ ...letter, acts } as FlowModel)).toEqual([]);
});

it('starts with every input of the machine', () => {
  const machine = setup({ types: { context: {} as Sealed, input: {} as Sealed } }).createMachine({
    id: 'parcel',
    initial: 'deciding',
    context: ({ input }) => input,
    states: {
      deciding: { always: [{ guard: ({ context }) => context.isSealed, target: 'sealed' }, 'open'] },
      open: { on: { sealed: 'sealed' } },
      sealed: { on: { torn: 'torn' } },
      torn: {},
    },
  });
  const acts = {
    'parcel is sealed': { event: { type: 'sealed' }, offeredIn: [], by: nothing },
    'parcel is torn': { event: { type: 'torn' }, by: nothing },
  };
  const parcel: FlowModel = { ...letter, machine, acts, goal: 'every event' };
  const inputs = [{ isSealed: false }, { isSealed: true }];
  const paths = planPaths({ ...parcel, inputs }).map((path) => path.map(({ to }) => nameOf(to)));
  expect(paths).toEqual([['torn']]);
});

interface Sealed {
  readonly isSealed: boolean;
}
