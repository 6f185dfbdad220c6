import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures/journey.ts';
import { walkModel } from '../walks/runner/walk-model.ts';
import { walks } from '../walks/walks.ts';

const MACHINES = join(import.meta.dirname, '../../machines');

test('every flow is walked', () => {
  const folders = readdirSync(MACHINES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const flows = folders.map(({ name }) => name).filter((name) => name !== 'shared');
  expect(walks.map(({ flow }) => flow)).toEqual(flows.sort());
});

for (const { flow, model } of walks)
  test(`every state of ${flow} is reached in its screens`, async ({ page, world, browserConsole }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(15_000);
    browserConsole.expect(/Failed to load resource/);
    await page.clock.install();
    const reached = await walkModel(page, await model(page, world));
    console.log(`${flow}: how often each state was reached`);
    console.table(Object.fromEntries(reached));
  });
