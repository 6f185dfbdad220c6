import type { Step, Tally } from './step.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Runs steps, `lanes` at a time, and prints a line for each; the output of a step only when it failed. */
export async function runSteps(steps: readonly Step[], lanes = 1): Promise<Counts> {
  const queue = [...steps];
  let total: Counts = { passed: 0, failed: 0 };
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
        const tally = await runStep(step);
        // Only now: the other lane may have added to it meanwhile.
        total = add(total, tally);
      }
    }),
  );
  return total;
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** Prints the last line of a run, and makes the process end accordingly. */
export function conclude({ passed, failed }: Counts): void {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

async function runStep({ name, run }: Step): Promise<Tally> {
  const start = performance.now();
  const tally = await run().catch(crashed);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${name}  ${seconds} s${counted(tally)}`);
  if (tally.failed > 0) console.log(tally.output.trimEnd().replaceAll(/^/gm, '     | '));
  return tally;
}

function crashed(error: unknown): Tally {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, skipped: 0, output };
}

function counted({ passed, failed, skipped }: Tally): string {
  if (passed + failed + skipped <= 1) return '';
  return `  (${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''})`;
}
