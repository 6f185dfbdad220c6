import type { Step, Tally } from './step.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Seconds of CPU, of the steps that say. */
  readonly cpu: number;
}

/** Runs lanes side by side, and the steps of each one after the other. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Counts> {
  return (await Promise.all(lanes.map(runSteps))).reduce(add);
}

/** Prints a line for each step; the output of a step only when it failed. */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  let total: Counts = { passed: 0, failed: 0, cpu: 0 };
  for (const step of steps) {
    const { passed, failed, cpu = 0 } = await runStep(step);
    total = add(total, { passed, failed, cpu });
  }
  return total;
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, cpu: a.cpu + b.cpu };
}

/** Prints the last line of a run, and makes the process end accordingly. */
export function conclude({ passed, failed }: Pick<Counts, 'passed' | 'failed'>): void {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** `12.3 s, 20.1 s of CPU`, from a start in milliseconds until now. */
export function spent(start: number, cpu: number | undefined): string {
  const wall = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  return cpu === undefined ? wall : `${wall}, ${cpu.toFixed(1)} s of CPU`;
}

async function runStep({ name, run }: Step): Promise<Tally> {
  const start = performance.now();
  const tally = await run().catch(crashed);
  const cost = tally.unchanged === true ? 'unchanged since it passed' : spent(start, tally.cpu);
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${name}  ${cost}${counted(tally)}`);
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
