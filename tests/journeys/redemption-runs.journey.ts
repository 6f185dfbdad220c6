import { someOf } from '../depth.ts';
import { expect, test } from '../fixtures/journey.ts';
import { playRun, plotOf } from '../redemption/runs/redemption-run.ts';

/**
 * A player redeems while requests and answers are dropped, delayed, doubled and made up, and pages come and go. Each seed is
 * a run of its own: `REDEMPTION_SEEDS=17 npx playwright test redemption-runs` plays one again, `1-40` several.
 */
const CHOSEN = process.env['REDEMPTION_SEEDS'];
const SEEDS = CHOSEN === undefined ? someOf(seedsOf('1-200'), 4) : seedsOf(CHOSEN);

// The server takes the Edge and is done: nothing but the site keeps a second redemption away.
test.use({ api: { redemptionSeconds: 0 } });

for (const plot of SEEDS.map(plotOf)) {
  const { seed, fate, act } = plot;
  test(`run ${String(seed)}: redeemed once and told truly (${fate}, ${act})`, async ({
    context,
    world,
    browserConsole,
  }) => {
    browserConsole.expect(/./);
    const { redeemed, ...faults } = await playRun(context, world, plot);
    test.info().annotations.push({ type: 'redeemed', description: String(redeemed) });
    expect(faults).toEqual({ double: [], lost: [], wrongWords: [], stuck: [] });
  });
}

function seedsOf(range: string): number[] {
  const [first = 1, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
