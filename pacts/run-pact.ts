import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { devNull } from 'node:os';

// The package has a script that starts this program and has no way to end it.
const { standalone } = createRequire(import.meta.url)('@pact-foundation/pact-cli/src/pact-standalone.js') as {
  standalone: () => { pactFullPath: string };
};
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
  const child = spawn(standalone().pactFullPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PACT_DO_NOT_TRACK: 'true' },
    timeout: deadlineSeconds * 1000,
    killSignal: 'SIGKILL',
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output: output.join('') });
    });
  });
}
