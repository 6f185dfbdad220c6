import { spawn, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';

const VITEST = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');

/** Runs the tests in `consumer/`; they record what they do under `PACT_DIR`. Answers the exit code. */
export function runConsumerTests(
  args: readonly string[],
  { stdio, env }: { stdio: StdioOptions; env: Record<string, string> & { PACT_DIR: string } },
): Promise<number> {
  const child = spawn(process.execPath, [VITEST, 'run', '--project', 'contract', ...args], {
    stdio,
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', ...env },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
