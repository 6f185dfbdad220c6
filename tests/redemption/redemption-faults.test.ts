import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { redemptionMachine } from '../../machines/redemption/redemption.machine.ts';
import { stateNodes } from '../../machines/shared/testing/chart.ts';
import { RedeemingWorld } from './redeeming-world.ts';
import { stories } from './steps.ts';

let world: RedeemingWorld;

beforeAll(async () => {
  world = await RedeemingWorld.open();
});

afterAll(() => world.close());

it('redeems once for each intent and never calls failed what succeeded, whatever the network does', async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(stories, async (steps) => {
    const told = await world.play(steps);
    for (const fact of told.seen) seen.add(fact);
    expect(told.faults).toEqual([]);
  });
  await fc.assert(property, { numRuns: 500 });

  expect(EVERYTHING.filter((fact) => !seen.has(fact))).toEqual([]);
}, 120_000);

/** What 500 stories come across, or they prove nothing: states, and how what was confirmed ended. */
const EVERYTHING = [
  ...stateNodes(redemptionMachine)
    .filter(({ type, always }) => type === 'atomic' && !always?.length)
    .map(({ key }) => key),
  'refused: insufficientBalance',
  'refused: openElsewhere',
  'redeemed: pending',
];
