import { assign, fromPromise, not, setup } from 'xstate';
import { describe, expect, it } from 'vitest';

import { deferredActor } from './deferred-actor.ts';
import { problemError } from './problem-error.ts';
import { expectSoundChart } from './sound-chart.ts';
import { startStory } from './story.ts';

type Events = { type: 'door.opened' } | { type: 'door.closed' };

const doorMachine = setup({
  types: {
    context: {} as { slams: number },
    events: {} as Events,
  },
  actors: {
    ringBell: fromPromise<string, { slams: number }>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isLoud: ({ context }) => context.slams > 0,
    isNever: () => false,
  },
  actions: { countSlam: assign({ slams: ({ context }) => Math.min(context.slams + 1, 2) }) },
  delays: { patience: 3000 },
}).createMachine({
  id: 'door',
  context: { slams: 0 },
  initial: 'closed',
  states: {
    closed: { on: { 'door.opened': 'open' } },
    open: {
      on: {
        'door.closed': [
          { guard: 'isLoud', target: 'slammed', actions: 'countSlam' },
          { target: 'closed', actions: 'countSlam' },
        ],
      },
      after: { patience: 'ringing' },
    },
    ringing: {
      invoke: {
        id: 'ringBell',
        src: 'ringBell',
        input: ({ context }) => context,
        onDone: 'passing',
        onError: 'broken',
      },
    },
    passing: { always: 'closed' },
    slammed: {},
    broken: { always: { guard: not('isLoud'), target: 'forgotten' } },
    forgotten: { on: { 'door.opened': { guard: 'isNever', target: 'attic' } } },
    attic: {},
  },
});

const exploration = { events: [{ type: 'door.opened' }, { type: 'door.closed' }] as const };

describe('a chart', () => {
  it('that is not sound is reported with each state, transition and guard that nothing reaches', () => {
    expect(() => expectSoundChart(doorMachine, exploration)).toThrow(
      new Error(
        [
          'door: 1 states are never reached:',
          '  attic',
          '1 transitions are never taken:',
          '  forgotten -- door.opened [isNever] --> attic',
        ].join('\n'),
      ),
    );
  });

  it('takes a branch that depends on the answer of an invoke only when that answer is given', () => {
    const choosing = setup({
      types: { events: {} as Events },
      actors: { ask: fromPromise<string, null>(() => Promise.resolve('')) },
      guards: { isYes: (_, answer: string) => answer === 'yes' },
    }).createMachine({
      id: 'choosing',
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            input: null,
            onDone: [
              { guard: { type: 'isYes', params: ({ event }) => event.output }, target: 'yes' },
              { target: 'no' },
            ],
            onError: 'no',
          },
        },
        yes: {},
        no: {},
      },
    });
    expect(() => expectSoundChart(choosing, { events: [] })).toThrow('yes');
    expectSoundChart(choosing, { events: [], answers: { ask: { done: ['yes', 'no'] } } });
  });

  it('is reported with everything that an invoke leaves out', () => {
    const careless = setup({ actors: { ask: fromPromise(() => Promise.resolve('')) } }).createMachine({
      id: 'careless',
      invoke: { src: 'ask', onDone: {} },
    });
    expect(() => expectSoundChart(careless, { events: [] })).toThrow(
      new Error(
        [
          'careless: 3 parts of invokes are missing:',
          '  (root): ask has an id that differs from its src',
          '  (root): ask has no input',
          '  (root): ask has no onError',
        ].join('\n'),
      ),
    );
  });
});

describe('stories', () => {
  it('run on a clock that only the test moves and on answers that only the test gives', async () => {
    const ringBell = deferredActor<string, { slams: number }>();
    const story = startStory(doorMachine.provide({ actors: { ringBell: ringBell.logic } }));
    story.actor.send({ type: 'door.opened' });
    story.pass(2999);
    expect(story.state()).toBe('open');
    story.pass(1);
    expect(story.state()).toBe('ringing');
    await ringBell.reject(problemError({ status: 503 }));
    expect(ringBell.inputs).toEqual([{ slams: 0 }]);
    expect(story.visited).toEqual(['closed', 'open', 'ringing', 'forgotten']);
  });
});
