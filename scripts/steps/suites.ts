import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run, type Finished } from './run.ts';
import { changedPaths, snapshot } from './snapshot.ts';
import { honest, type Step, type Tally } from './step.ts';

const CONTRACTS = ['pacts/contracts'];

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

/** The suites of `npm test`, in the order in which a failure is cheapest to understand. */
export const suites: readonly Step[] = [
  vitest('test:unit'),
  vitest('test:ui'),
  { name: 'contract', run: contract },
  { name: 'contract:verify', run: () => counted('contract:verify') },
  { name: 'contract:mutate', run: () => counted('contract:mutate') },
  { name: 'e2e', run: journeys },
];

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
}

function vitest(script: string): Step {
  return { name: script, run: () => vitestTally(script) };
}

async function vitestTally(script: string): Promise<Tally> {
  const file = join(reports, `${script.replace(':', '-')}.json`);
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const finished = await watch(script, args);
  const report = readReport(file) as VitestReport | null;
  if (report === null) return honest({ passed: 0, failed: 0, skipped: 0 }, finished);
  // A file that did not even load holds no test to count.
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
  );
}

/** The consumer tests write the contracts; what they write must be what is committed. */
async function contract(): Promise<Tally> {
  const before = snapshot(CONTRACTS);
  const tally = await vitestTally('contract');
  const changed = changedPaths(before, snapshot(CONTRACTS));
  if (changed.length === 0) return tally;
  const output = ['Contracts changed; look at them and commit:', ...changed].join('\n  ');
  return { ...tally, failed: tally.failed + 1, output: `${tally.output}\n${output}` };
}

/** A command that ends with its own count. */
async function counted(script: string): Promise<Tally> {
  const finished = await run(script, [], { live: true });
  const counts = [...finished.output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return honest(
    { passed: Number(counts?.[1] ?? 0), failed: Number(counts?.[2] ?? 0), skipped: 0 },
    { ...finished, output: '' },
  );
}

async function journeys(): Promise<Tally> {
  const file = join(reports, 'e2e.json');
  const finished = await watch('e2e', ['--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    SITE_IS_BUILT: '1',
  });
  const report = readReport(file) as PlaywrightReport | null;
  if (report === null) return honest({ passed: 0, failed: 0, skipped: 0 }, finished);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return honest({ passed: expected, failed: unexpected + flaky + report.errors.length, skipped }, finished);
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
