import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { operations } from '#api-spec/description.ts';
import { CONTRACT_FILE, readContract } from '#pacts/contract.ts';
import { coverageTable, gapsIn } from '#pacts/coverage.ts';
import { REFERENCE_API, writePage } from '#pacts/report.ts';
import { runConsumerTests } from '#pacts/run-consumer-tests.ts';
import { writeContract } from '#pacts/write-contract.ts';

/**
 * Runs the consumer tests and, when all of them passed, writes the contract from what they recorded. With
 * `--report` it then prints which answers of the description the contract covers, writes a page for people, and ends
 * with 1 when an answer has no interaction.
 */
const args = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'pacts-'));
try {
  const code = await runConsumerTests(
    args.filter((arg) => arg !== '--report'),
    { stdio: 'inherit', env: { PACT_DIR: scratch } },
  );
  process.exitCode = code;
  if (code === 0) {
    console.log(writeContract(scratch));
    if (args.includes('--report')) {
      const { interactions } = readContract(CONTRACT_FILE);
      console.log(coverageTable(operations(), interactions));
      console.log(`Report: ${writePage(REFERENCE_API, interactions)}`);
      if (gapsIn(operations(), interactions).length > 0) process.exitCode = 1;
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
