import { ensureChromium } from './ensure-chromium.ts';
import { audit } from './steps/audit.ts';
import { runGates } from './steps/gates.ts';
import { add, conclude, runSteps, type Counts } from './steps/report.ts';
import type { Step } from './steps/step.ts';
import { otherBrowsers, suites, suitesNear, timedTests } from './steps/suites.ts';

/**
 * `npm test` runs all checks at moderate depth. `--all` runs them at full depth, the main path in
 * two more browsers, and an audit of all packages.
 * `--near [commit]` runs the tests that a change since a commit affects, `--gates` runs no tests, and `--times` prints the
 * duration of steps and tests.
 */
const args = process.argv.slice(2);
const MOST_LISTED = 30;

if (args.includes('--all')) process.env['TEST_DEPTH'] = 'full';

const counts = [
  await runSteps([{ name: 'a Chromium to test in', run: ensureChromium }]),
  await runGates(),
  await runSteps(chosenSuites()),
].reduce(add);
if (args.includes('--times')) printTimes(counts);
console.log('');
conclude(counts);

function chosenSuites(): readonly Step[] {
  if (args.includes('--gates')) return [];
  const near = args.indexOf('--near');
  if (near >= 0) return suitesNear(args[near + 1] ?? 'HEAD');
  return args.includes('--all') ? [...suites, otherBrowsers, audit] : suites;
}

function printTimes({ costs }: Counts): void {
  console.log('\nSeconds of each step; the CPU of browsers is not among them.');
  console.table(costs.map(({ step, time, cpu }) => ({ step, time: tenths(time), cpu: tenths(cpu ?? 0) })));
  console.log(`\nThe ${String(MOST_LISTED)} tests that took longest, in seconds.`);
  const slowest = timedTests.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST_LISTED);
  console.table(slowest.map(({ seconds, file, title }) => ({ seconds: tenths(seconds), file, title })));
}

function tenths(seconds: number): number {
  return Number(seconds.toFixed(1));
}
