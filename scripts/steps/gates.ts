import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { add, runLanes, runSteps, spent, type Counts } from './report.ts';
import { PROJECT } from './run.ts';
import { gate, upToDate, type Step, PASSED, unlessUnchanged } from './step.ts';

/** The configuration of the tools, and the lock file, which fixes the version of every tool and type. */
const ROOT = readdirSync(PROJECT, { withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
  .map(({ name }) => name);
const CODE = [
  'api-spec',
  'bench',
  'dev',
  'hosting',
  'machines',
  'pacts',
  'reference-api',
  'scripts',
  'src',
  'tests',
];
const SITE = ['dev', 'machines', 'public', 'scripts', 'src'];
/** What opens the pages of the site to weigh them, and the server behind them. */
const VISITOR = [
  'api-spec',
  'bench',
  'hosting',
  'pacts',
  'reference-api',
  'tests/downloads',
  'tests/fixtures',
];
const DOCS = ['.ci', '.github', 'docs', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

/** The client, which all others read. */
const FIRST = reading(['api-spec', 'scripts', 'src/sdk'], upToDate('generate', ['src/sdk/generated']));

/**
 * Two lanes, for two cores. The build reads the catalogs, so it comes after `messages`. Lint comes last in its
 * lane, because it takes a second core as soon as the other lane leaves it.
 */
const LANES = [
  [
    // A worker would load Babel again, which takes longer than it saves.
    reading(['src'], upToDate('messages', ['src/i18n/locales'], '--workers', '1')),
    reading([...SITE, ...VISITOR], gate('size'), ['dist']),
    reading(CODE, gate('unused', '--cache')),
    reading(CODE, gate('architecture')),
    reading(['api-spec'], gate('api:lint')),
    reading(['machines', 'scripts'], gate('diagrams', '--check')),
  ],
  [reading([...CODE, ...DOCS], gate('format:check')), reading(CODE, gate('lint'))],
];

/** All checks that run no tests. Leaves a fresh build in `dist/`. */
export async function runGates(): Promise<Counts> {
  const start = performance.now();
  const state = existsSync(join(PROJECT, PASSED)) ? 'warm' : 'cold';
  const counts = add(await runSteps([FIRST]), await runLanes(LANES));
  console.log(`     all gates, ${state}  ${spent(start, cpuOf(counts))}`);
  return counts;
}

function cpuOf({ costs }: Counts): number {
  return costs.reduce((sum, { cpu = 0 }) => sum + cpu, 0);
}

function reading(paths: readonly string[], step: Step, writes: readonly string[] = []): Step {
  return unlessUnchanged(step, { reads: [...ROOT, ...paths], writes });
}
