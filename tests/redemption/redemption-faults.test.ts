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
    const property = fc.asyncProperty(anyRun, async (run) => {
      const oracle = await world.play(run);
      for (const fact of oracle.seen) seen.add(fact);
      expect(oracle.faults).toEqual([]);
    });
    await fc.assert(property, {
      numRuns: runs(3_000),
      examples: EXAMPLES.map((run) => [run]),
    });

    expect(EVERYTHING.filter((fact) => !seen.has(fact))).toEqual([]);
  },
  isFullDepth ? 900_000 : 120_000,
);

/** Presses what comes first: the plan that costs least, the button that redeems, the one that sends again. */
const press = (tab: number): Step => ({ does: 'act', tab, choice: 0, isRead: true });
const deliver = (which: number, outcome: NetworkOutcome): Step => ({ does: 'deliver', which, outcome });

/** The send is cut and on its way, and the second try is refused because another device redeems. */
const refusedAgain: readonly Step[] = [
  press(0),
  press(0),
  deliver(0, 'late'),
  deliver(1, 'answered'),
  { does: 'elsewhere' },
  press(0),
  deliver(1, 'answered'),
];

/** What went wrong once. Each is played before the random ones. */
const EXAMPLES: readonly Run[] = [
  // Without locks, one tab cannot read before it sends, and drops the intent that the other one has recalled.
  {
    isInstant: false,
    hasLocks: false,
    steps: [
      press(0),
      { does: 'act', tab: 0, choice: 0, isRead: false },
      { does: 'reload', tab: 1 },
      deliver(0, 'captivePortal'),
      { does: 'deliverAll' },
      press(1),
      deliver(0, 'answered'),
    ],
  },
  // It arrives when the other one has ended.
  {
    isInstant: false,
    hasLocks: true,
    steps: [...refusedAgain, { does: 'pass', seconds: 61 }, deliver(0, 'answered')],
  },
  // It arrives when it is too late, and so does the third try.
  {
    isInstant: false,
    hasLocks: true,
    steps: [
      ...refusedAgain,
      { does: 'pass', seconds: 125 },
      deliver(0, 'answered'),
      deliver(0, 'answered'),
      press(0),
      { does: 'deliverAll' },
    ],
  },
  // The page is left before it arrives, and the player redeems again.
  {
    isInstant: false,
    hasLocks: true,
    steps: [
      ...refusedAgain,
      { does: 'reload', tab: 0 },
      { does: 'pass', seconds: 61 },
      deliver(1, 'answered'),
      press(0),
      press(0),
      deliver(1, 'answered'),
      { does: 'pass', seconds: 61 },
      deliver(0, 'answered'),
    ],
  },
  // It arrives after the page said that it cannot.
  {
    isInstant: false,
    hasLocks: true,
    steps: [
      press(0),
      press(0),
      deliver(0, 'late'),
      deliver(1, 'answered'),
      { does: 'pass', seconds: 140 },
      deliver(1, 'answered'),
      { does: 'pass', seconds: 61 },
      deliver(1, 'answered'),
      deliver(0, 'answered'),
    ],
  },
  // It arrives late and is still valid.
  {
    isInstant: false,
    hasLocks: true,
    steps: [
      press(0),
      press(0),
      deliver(0, 'late'),
      deliver(1, 'answered'),
      { does: 'pass', seconds: 61 },
      deliver(1, 'answered'),
      { does: 'pass', seconds: 10 },
      deliver(1, 'answered'),
      deliver(0, 'answered'),
    ],
  },
  // It is lost, and sent again when it is not valid any more.
  {
    isInstant: false,
    hasLocks: false,
    steps: [
      press(0),
      press(0),
      deliver(0, 'lost'),
      deliver(0, 'answered'),
      { does: 'hide' },
      { does: 'pass', seconds: 140 },
      press(0),
      { does: 'deliverAll' },
    ],
  },
  // The balance goes between the last quote and the send.
  { isInstant: false, hasLocks: true, steps: [press(0), press(0), { does: 'take' }, deliver(0, 'answered')] },
  // Two tabs with the question open, confirmed one after the other.
  ...[true, false].map((hasLocks) => ({
    isInstant: true,
    hasLocks,
    steps: [press(0), press(1), press(0), { does: 'deliverAll' }, press(1), { does: 'deliverAll' }] as const,
  })),
];

/** What the runs have to come across, or they prove nothing: states, and how what was confirmed ended. */
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
