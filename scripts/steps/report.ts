import type { Step, Tally } from './step.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** In the order in which they ended. */
  readonly costs: readonly Cost[];
}

export interface Cost {
  readonly step: string;
  /** Seconds. */
  readonly time: number;
  /** Seconds of CPU of its processes, those of browsers apart; undefined where nobody can tell. */
  readonly cpu: number | undefined;
}

/** Runs lanes side by side, and the steps of each one after the other. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Counts> {
  return (await Promise.all(lanes.map(runSteps))).reduce(add);
}

/** Prints a line for each step; the output of a step only when it failed. */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  let total: Counts = { passed: 0, failed: 0, costs: [] };
  for (const step of steps) {
    const start = performance.now();
    const { passed, failed, cpu } = await runStep(step);
    const time = (performance.now() - start) / 1000;
    total = add(total, { passed, failed, costs: [{ step: step.name, time, cpu }] });
  }
  return total;
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, costs: [...a.costs, ...b.costs] };
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
