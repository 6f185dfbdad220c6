import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { run, type Finished, PROJECT } from './run.ts';

/** What a step found: one for a gate, as many as there are tests for a suite. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The output to show if the step failed. */
  readonly output: string;
  /** Seconds of CPU that its processes took. */
  readonly cpu?: number | undefined;
  /** The step was skipped, because it passed on the same files before. */
  readonly unchanged?: boolean;
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

/** A gate passes when its npm script exits with 0. */
export function gate(script: string, ...args: string[]): Step {
  return { name: script, run: async () => pass(await run(script, args)) };
}

/** A gate that runs a generator and passes when the committed files already were what it writes. */
export function upToDate(script: string, paths: readonly string[], ...args: string[]): Step {
  return {
    name: `${script} is up to date`,
    run: async () => {
      const before = snapshot(paths);
      const finished = await run(script, args);
      const changed = changedPaths(before, snapshot(paths));
      if (finished.code !== 0 || changed.length === 0) return pass(finished);
      const advice = `These files were not what \`npm run ${script}\` writes. They are now; look at them and commit:`;
      return { ...pass(finished), passed: 0, failed: 1, output: [advice, ...changed].join('\n  ') };
    },
  };
}

/**
 * A suite that counts its own tests. One that crashed, or ran nothing although it may not be empty, is a failure whatever it
 * counted.
 */
export function honest(
  tally: Omit<Tally, 'output'>,
  { code, output, cpu }: Finished,
  mayBeEmpty = false,
): Tally {
  const ranNothing = tally.passed === 0 && !mayBeEmpty;
  const silentFailure = tally.failed === 0 && (code !== 0 || ranNothing);
  const reason = code === 0 ? 'No test ran.' : `The command ended with ${code}.`;
  return {
    ...tally,
    ...(cpu === undefined ? {} : { cpu }),
    failed: tally.failed + (silentFailure ? 1 : 0),
    output: silentFailure ? `${output}\n${reason}` : output,
  };
}

function pass({ code, output, cpu }: Finished): Tally {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output, cpu };
}

/** One file for each gate that passed. Without this folder every gate runs. */
export const PASSED = '.cache/check';

interface Files {
  readonly reads: readonly string[];
  /** The output files of the step that other steps need and git ignores. */
  readonly writes?: readonly string[];
}

/** Skips a step while its input and output files have the same content as when it last passed. */
export function unlessUnchanged(step: Step, { reads, writes = [] }: Files, folder = PASSED): Step {
  const record = join(PROJECT, folder, step.name.replaceAll(/\W+/g, '-'));
  return {
    name: step.name,
    run: async () => {
      // Hash before the run, because the step may miss a file that is saved during the run.
      const read = fingerprint(reads);
      if (existsSync(record) && readFileSync(record, 'utf8') === read + fingerprint(writes))
        return { passed: 1, failed: 0, skipped: 0, output: '', unchanged: true };
      const tally = await step.run();
      if (tally.failed > 0) return tally;
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, read + fingerprint(writes));
      return tally;
    },
  };
}

function fingerprint(paths: readonly string[]): string {
  return createHash('sha256')
    .update(
      JSON.stringify([process.version, [...snapshot(paths)].toSorted(([a], [b]) => a.localeCompare(b))]),
    )
    .digest('hex');
}

/** Content hash by path of every file at or under the given paths. */
export function snapshot(paths: readonly string[]): Map<string, string> {
  return new Map(paths.flatMap(filesAt).map((path) => [path, hash(path)]));
}

/** The sorted paths that were changed, added or removed. */
export function changedPaths(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((path) => before.get(path) !== after.get(path)).toSorted();
}

function filesAt(path: string): string[] {
  const absolute = join(PROJECT, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(join(PROJECT, name)).isFile());
}

function hash(path: string): string {
  return createHash('sha256')
    .update(readFileSync(join(PROJECT, path)))
    .digest('hex');
}
