import { inspect } from 'node:util';

import { conclude, runLanes } from '#scripts/steps/report.ts';
import type { Step, Tally } from '#scripts/steps/step.ts';
import buildSite from '../fixtures/build-site.ts';
import { World } from '../fixtures/world.ts';
import { startFirefox } from './firefox.ts';
import { ADVICE, ensureBrowsers } from './installed.ts';
import { mainPath } from './main-path.ts';
import { Visitor, type Driver } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** Takes the main path through the engines that journeys do not run in. Ends with 1 unless every stage passed in both. */
const browsers = ensureBrowsers();
if (browsers === null) {
  console.error(ADVICE);
  conclude({ passed: 0, failed: 1 });
} else {
  await buildSite();
  conclude(
    await runLanes([
      lane('Firefox', () => startFirefox(browsers.firefox)),
      lane('WebKitGTK', () => startWebKit(browsers)),
    ]),
  );
}

// A process that a failure left running would keep the command from ending.
process.exit();

interface Visit {
  readonly world: World;
  readonly driver: Driver;
  readonly visitor: Visitor;
}

/** The stages in one browser. After one that failed, the others fail too: they start from where it should have ended. */
function lane(name: string, start: () => Promise<Driver>): Step[] {
  let visit: Visit | undefined;
  let hasFailed = false;

  async function take(stage: (typeof mainPath)[number]): Promise<Tally> {
    if (hasFailed) return failure('Not tried, because a stage before it failed.');
    try {
      visit ??= await begin(start);
      await stage.take(visit.visitor, visit.world);
      const errors = await visit.driver.errors();
      if (errors.length > 0) throw new Error(['The console logged errors:', ...errors].join('\n'));
      return { passed: 1, failed: 0, skipped: 0, output: '' };
    } catch (error) {
      hasFailed = true;
      return failure([inspect(error), await visit?.visitor.describePage()].join('\n'));
    }
  }

  return mainPath.map((stage, index) => ({
    name: `${name}: ${stage.name}`,
    run: async () => {
      const tally = await take(stage);
      if (index === mainPath.length - 1) {
        await visit?.driver.close();
        await visit?.world.end();
      }
      return tally;
    },
  }));
}

async function begin(start: () => Promise<Driver>): Promise<Visit> {
  const world = await World.create();
  const driver = await start();
  return { world, driver, visitor: new Visitor(driver, world.origin) };
}

function failure(output: string): Tally {
  return { passed: 0, failed: 1, skipped: 0, output };
}
