import { run, type Finished } from './run.ts';
import { changedPaths, snapshot } from './snapshot.ts';

/** What a step found: one for a gate, as many as there are tests for a suite. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What to show a person when something failed. */
  readonly output: string;
  /** Seconds of CPU that its processes took. */
  readonly cpu?: number | undefined;
  /** It was not run, because it passed on the same files before. */
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
