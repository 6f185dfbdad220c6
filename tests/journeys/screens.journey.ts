import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures/journey.ts';
import { keepPseudoCatalog } from '../fixtures/pseudo-language.ts';
import { checkScreen } from '../screens/check-screen.ts';
import { flows } from '../screens/flows.ts';
import { runModel } from '../screens/model/run-model.ts';
import { screens } from '../screens/pages.ts';

const MACHINES = join(import.meta.dirname, '../../machines');

// Colours are measured, so no transition may be running.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens)
  test.describe(() => {
    test.use({ startsAt: screen.startsAt });
    test(`everyone can use ${screen.name}`, async ({ page, world, browserConsole }) => {
      if (screen.logs !== undefined) browserConsole.expect(screen.logs);
      await keepPseudoCatalog(page);
      await screen.open(page, world);
      await checkScreen(page, screen);
    });
  });

test('every flow has its states in the catalogue', () => {
  const folders = readdirSync(MACHINES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => name !== 'shared');
  expect(flows.map(({ flow }) => flow)).toEqual(names.sort());
});

for (const { flow, model } of flows)
  test(`every state of ${flow} is reached, and everyone can use it`, async ({
    page,
    world,
    browserConsole,
  }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(15_000);
    browserConsole.expect(/Failed to load resource/);
    await page.clock.install();
    const reached = await runModel(page, await model(page, world));
    console.log(`${flow}: how often each state was reached`);
    console.table(Object.fromEntries(reached));
  });
