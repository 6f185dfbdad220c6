import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeContract } from '../pacts/write-contract.ts';

/** Runs the consumer tests and, when all of them passed, writes the contract from what they recorded. */
const scratch = mkdtempSync(join(tmpdir(), 'pacts-'));
try {
  const code = await consumerTests(process.argv.slice(2));
  if (code === 0) console.log(writeContract(scratch));
  process.exitCode = code;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function consumerTests(args: string[]): Promise<number> {
  const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'contract', ...args], {
    stdio: 'inherit',
    env: { ...process.env, PACT_DIR: scratch, PACT_DO_NOT_TRACK: 'true' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
