import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { redemptionMachine } from '#machines/redemption/redemption.machine.ts';
import { stateNodes } from '#machines/shared/testing/chart.ts';
import { isFullDepth, runs } from '../depth.ts';
import type { NetworkOutcome } from './faulty-network.ts';
import { SimulatedWorld } from './simulation.ts';
import { anyRun, type Run, type Step } from './steps.ts';

let world: SimulatedWorld;

beforeAll(async () => {
  world = await SimulatedWorld.open();
});

afterAll(() => world.close());

it(
  'redeems once for each intent and never calls failed what succeeded, whatever the network does',
  async () => {
    const seen = new Set<string>();
    const property = fc.asyncProperty(anyRun, async (random) => {
      const oracle = await world.play(random);
      for (const fact of oracle.seen) seen.add(fact);
      expect(oracle.faults).toEqual([]);
    });
    await fc.assert(property, {
      numRuns: runs(3_000),
      examples: EXAMPLES.map((example) => [example]),
    });

    expect(EVERYTHING.filter((fact) => !seen.has(fact))).toEqual([]);
  },
  isFullDepth ? 900_000 : 120_000,
);

/** Presses what comes first: the plan that costs least, the button that redeems, the one that sends again. */
const press = (tab: number): Step => ({ does: 'act', tab, choice: 0, isRead: true });
const deliver = (which: number, outcome: NetworkOutcome): Step => ({ does: 'deliver', which, outcome });
const answer = (which: number) => deliver(which, 'answered');
const pass = (seconds: number): Step => ({ does: 'pass', seconds });
const reload = (tab: number): Step => ({ does: 'reload', tab });
const all: Step = { does: 'deliverAll' };

function run(steps: readonly Step[], { isInstant = false, hasLocks = true } = {}): Run {
  return { isInstant, hasLocks, steps };
}

const late = [press(0), press(0), deliver(0, 'late'), answer(1)];
/** The send is late, and the second try is refused because another device redeems. */
const refusedAgain = [...late, { does: 'elsewhere' } as const, press(0), answer(1)];
const twoTabs = [press(0), press(1), press(0), all, press(1), all];

/** Runs that once failed. Each is run before the random ones. */
const EXAMPLES: readonly Run[] = [
  // Without locks, one tab cannot read before it sends, and drops the intent that the other one has recalled.
  run(
    [
      press(0),
      { does: 'act', tab: 0, choice: 0, isRead: false },
      reload(1),
      deliver(0, 'captivePortal'),
      all,
      press(1),
      answer(0),
    ],
    { hasLocks: false },
  ),
  // The request arrives after the other redemption has ended.
  run([...refusedAgain, pass(61), answer(0)]),
  // The request arrives too late, and so does the third try.
  run([...refusedAgain, pass(125), answer(0), answer(0), press(0), all]),
  // The page is left before the request arrives, and the player redeems again.
  run([...refusedAgain, reload(0), pass(61), answer(1), press(0), press(0), answer(1), pass(61), answer(0)]),
  // The request arrives after the page said that it can no longer arrive.
  run([...late, pass(140), answer(1), pass(61), answer(1), answer(0)]),
  // The request arrives late and is still valid.
  run([...late, pass(61), answer(1), pass(10), answer(1), answer(0)]),
  // The request is lost, and sent again when it is no longer valid.
  run([press(0), press(0), deliver(0, 'lost'), answer(0), { does: 'hide' }, pass(140), press(0), all], {
    hasLocks: false,
  }),
  // The balance drops to zero between the last quote and the send.
  run([press(0), press(0), { does: 'take' }, answer(0)]),
  // Two tabs with the dialog open, confirmed one after the other.
  run(twoTabs, { isInstant: true }),
  run(twoTabs, { isInstant: true, hasLocks: false }),
];

/** The states and outcomes that the runs have to reach, or they prove nothing. */
const EVERYTHING = [
  ...stateNodes(redemptionMachine)
    .filter(({ type, always }) => type === 'atomic' && !always?.length)
    .map(({ key }) => key),
  'refused: insufficientBalance',
  'refused: openElsewhere',
  'redeemed: pending',
  'send failure: redemptionRunning',
  'send failure: intentExpired',
];
