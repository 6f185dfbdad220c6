import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { PROJECT, run, type Finished } from './run.ts';
import { changedPaths, snapshot, honest, type Step, type Tally } from './step.ts';

const CONTRACTS = ['pacts/contracts'];

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

export interface TimedTest {
  readonly suite: string;
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
}

/** Of every suite that has run so far. */
export const timedTests: TimedTest[] = [];

/** The suites of `npm test`, in the order in which a failure is cheapest to understand. */
export const suites: readonly Step[] = [
  vitest('test:unit'),
  vitest('test:ui'),
  { name: 'servers', run: () => counted('servers') },
  { name: 'contract', run: contract },
  { name: 'contract:verify', run: () => counted('contract:verify') },
  { name: 'contract:mutate', run: () => counted('contract:mutate') },
  { name: 'e2e', run: () => journeys([]) },
];

/** The main path in the two other engines. Runs only with `npm run test:all`. */
export const otherBrowsers: Step = {
  name: 'test:browsers',
  run: () => counted('test:browsers', { SITE_IS_BUILT: '1' }),
};

/** What the change since a commit touches, by the imports of the tests; a suite without such a test passes. */
export function suitesNear(commit: string): readonly Step[] {
  return [
    vitest('test:unit', `--changed=${commit}`, '--passWithNoTests'),
    vitest('test:ui', `--changed=${commit}`, '--passWithNoTests'),
    { name: 'e2e', run: () => journeys([`--only-changed=${commit}`, '--pass-with-no-tests']) },
  ];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly title: string; readonly duration?: number | null }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

function vitest(script: string, ...args: string[]): Step {
  return { name: script, run: () => vitestTally(script, args) };
}

async function vitestTally(script: string, args: readonly string[] = []): Promise<Tally> {
  const file = join(reports, `${script.replace(':', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const finished = await watch(script, [...reporters, ...args]);
  const report = readReport(file) as VitestReport | null;
  const mayBeEmpty = args.includes('--passWithNoTests');
  if (report === null) return honest({ passed: 0, failed: 0, skipped: 0 }, finished, mayBeEmpty);
  for (const { name, assertionResults } of report.testResults)
    for (const { title, duration } of assertionResults)
      timedTests.push({
        suite: script,
        file: relative(PROJECT, name),
        title,
        seconds: (duration ?? 0) / 1000,
      });
  // A file that failed to load has no tests to count.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    finished,
    mayBeEmpty,
  );
}

/** The consumer tests write the contracts, which must equal the committed ones. */
async function contract(): Promise<Tally> {
  const before = snapshot(CONTRACTS);
  const tally = await vitestTally('contract');
  const changed = changedPaths(before, snapshot(CONTRACTS));
  if (changed.length === 0) return tally;
  const output = ['Contracts changed; look at them and commit:', ...changed].join('\n  ');
  return { ...tally, failed: tally.failed + 1, output: `${tally.output}\n${output}` };
}

/** A command that ends with its own count. */
async function counted(script: string, env: Record<string, string> = {}): Promise<Tally> {
  const finished = await run(script, [], { live: true, env });
  const counts = [...finished.output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return honest(
    { passed: Number(counts?.[1] ?? 0), failed: Number(counts?.[2] ?? 0), skipped: 0 },
    { ...finished, output: '' },
  );
}

async function journeys(args: readonly string[]): Promise<Tally> {
  const file = join(reports, 'e2e.json');
  const finished = await watch('e2e', ['--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    SITE_IS_BUILT: '1',
  });
  const report = readReport(file) as PlaywrightReport | null;
  const mayBeEmpty = args.includes('--pass-with-no-tests');
  if (report === null) return honest({ passed: 0, failed: 0, skipped: 0 }, finished, mayBeEmpty);
  for (const suite of report.suites) noteTimes(suite);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return honest({ passed: expected, failed, skipped }, finished, mayBeEmpty);
}

function noteTimes({ file, specs, suites = [] }: PlaywrightSuite): void {
  for (const { title, tests } of specs) {
    const milliseconds = tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0);
    timedTests.push({ suite: 'e2e', file, title, seconds: milliseconds / 1000 });
  }
  for (const suite of suites) noteTimes(suite);
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A suite was watched while it ran; only the reason is left to say. */
async function watch(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Finished> {
  const finished = await run(script, args, { live: true, env });
  return { ...finished, output: '' };
}
