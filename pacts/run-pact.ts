import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { devNull } from 'node:os';

import { AS_TREE, killTree } from './process-tree.ts';

const PACT = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/bin/pact.js');
const DEADLINE_SECONDS = 240;

/**
 * For calls that are all plain HTTP: otherwise the verifier reads the machine's certificates again for each
 * interaction, which is most of its time.
 */
export const WITHOUT_CERTIFICATES = { SSL_CERT_FILE: devNull };

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly deadlineSeconds?: number;
}

interface Finished {
  /** null when the deadline passed. */
  readonly code: number | null;
  readonly output: string;
}

/**
 * Runs the standalone Pact command (`verifier …`, `broker …`), and stops it when it takes longer than the deadline.
 * What is secret goes in by `env`: arguments can be read by everybody on the machine.
 */
export function runPact(
  args: readonly string[],
  { env = {}, deadlineSeconds = DEADLINE_SECONDS }: Options = {},
): Promise<Finished> {
  const child = spawn(process.execPath, [PACT, ...args], {
    // The script starts the real command as a child.
    ...AS_TREE,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PACT_DO_NOT_TRACK: 'true' },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  return new Promise((resolve, reject) => {
    let isLate = false;
    const deadline = setTimeout(() => {
      isLate = true;
      if (child.pid !== undefined) killTree(child.pid, 'SIGKILL');
    }, deadlineSeconds * 1000);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(deadline);
      resolve({ code: isLate ? null : (code ?? 1), output: output.join('') });
    });
  });
}
