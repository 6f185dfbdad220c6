import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { PROJECT } from './run.ts';
import { snapshot } from './snapshot.ts';
import type { Step } from './step.ts';

/** One file for each gate that passed. Without this folder every gate runs. */
export const PASSED = '.cache/check';

interface Files {
  readonly reads: readonly string[];
  /** What the step leaves behind for others, and git does not keep. */
  readonly writes?: readonly string[];
}

/** Leaves a step out while every file it reads, and what it wrote, has the content of when it last passed. */
export function unlessUnchanged(step: Step, { reads, writes = [] }: Files, folder = PASSED): Step {
  const record = join(PROJECT, folder, step.name.replaceAll(/\W+/g, '-'));
  return {
    name: step.name,
    run: async () => {
      // Before it runs: a file that is saved meanwhile was not looked at.
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
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return createHash('sha256')
    .update(
      JSON.stringify([
        process.version,
        settings,
        [...snapshot(paths)].toSorted(([a], [b]) => a.localeCompare(b)),
      ]),
    )
    .digest('hex');
}
