import { expect, it } from 'vitest';
import { and, fromPromise, not, setup } from 'xstate';

import { stateDiagram, undrawnTransitions } from './state-diagram.ts';

const machine = setup({
  actors: { pour: fromPromise<string, null>(() => Promise.resolve('')) },
  guards: { isEmpty: () => true, isHot: () => true },
  delays: { patience: 1000 },
}).createMachine({
  id: 'kettle',
  initial: 'resting',
  on: { 'power.lost': '.dead', 'lid.opened': {} },
  states: {
    resting: {
      always: { guard: and(['isEmpty', not('isHot')]), target: 'dead' },
      on: { 'button.pressed': 'working.heating' },
    },
    working: {
      initial: 'heating',
      on: {
        'button.pressed': 'resting',
        'button.held': { target: 'working', reenter: true },
        'button.tapped': 'working',
      },
      states: {
        heating: {
          after: { patience: [{ guard: 'isHot', target: 'pouring' }, { target: 'heating' }], 500: 'pouring' },
        },
        pouring: {
          invoke: { id: 'pour', src: 'pour', input: null, onDone: '#kettle.resting', onError: 'heating' },
        },
      },
    },
    dead: { type: 'final' },
  },
});

it('draws states, composite states, starts, ends, invokes and labelled transitions', () => {
  expect(stateDiagram(machine)).toBe(
    `stateDiagram-v2
  [*] --> resting
  state "resting" as resting
  state "working" as working {
    [*] --> working_heating
    state "heating" as working_heating
    state "pouring" as working_pouring
    working_pouring : invokes pour
  }
  state "dead" as dead
  dead --> [*]
  resting --> working_heating : button.pressed
  resting --> dead : always [isEmpty and not isHot]
  working --> resting : button.pressed
  working_heating --> working_pouring : after 500 ms
  working_heating --> working_pouring : after patience [isHot]
  working_heating --> working_heating : after patience [else] · stays
  working_pouring --> resting : pour done
  working_pouring --> working_heating : pour failed`,
  );
});

it('says in words what Mermaid cannot draw', () => {
  expect(undrawnTransitions(machine)).toEqual([
    'Anywhere, `power.lost` goes to `dead`.',
    'Anywhere, `lid.opened` is heard, the state stays.',
    'In `working`, `button.held` leaves it and enters it again.',
    'In `working`, `button.tapped` goes to its start.',
  ]);
});

it('separates the regions of a parallel state, except at the top, where Mermaid has no mark for it', () => {
  const parallel = setup({}).createMachine({
    id: 'both',
    type: 'parallel',
    states: {
      left: { initial: 'up', states: { up: {} } },
      right: {
        type: 'parallel',
        states: { near: { initial: 'in', states: { in: {} } }, far: { initial: 'out', states: { out: {} } } },
      },
    },
  });
  expect(stateDiagram(parallel)).toBe(
    `stateDiagram-v2
  state "left" as left {
    [*] --> left_up
    state "up" as left_up
  }
  state "right" as right {
    state "near" as right_near {
      [*] --> right_near_in
      state "in" as right_near_in
    }
    --
    state "far" as right_far {
      [*] --> right_far_out
      state "out" as right_far_out
    }
  }`,
  );
});
