import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as z from 'zod';

import { runConsumerTests } from '../run-consumer-tests.ts';
import { requestMutants } from './request-mutants.ts';
import { sampleOf, type Score } from './score.ts';

const report = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

/** Runs the consumer tests once for each way to break a request, or for a sample of them, and counts the tests that notice. */
export async function consumerScore(commit: string): Promise<Score> {
  const scores: Score[] = [];
  for (const mutant of sampleOf(Object.keys(requestMutants), commit)) scores.push(await scoreOf(mutant));
  return {
    killed: scores.reduce((sum, { killed }) => sum + killed, 0),
    total: scores.reduce((sum, { total }) => sum + total, 0),
    survivors: scores.flatMap(({ survivors }) => survivors),
  };
}

async function scoreOf(mutant: string): Promise<Score> {
  const scratch = mkdtempSync(join(tmpdir(), 'mutated-'));
  const [notes, json] = [join(scratch, 'notes.txt'), join(scratch, 'report.json')];
  writeFileSync(notes, '');
  try {
    await runConsumerTests(['--reporter=json', `--outputFile=${json}`], {
      stdio: 'ignore',
      env: { PACT_DIR: scratch, REQUEST_MUTANT: mutant, MUTATED_TESTS: notes },
    });
    const { testResults } = report.parse(JSON.parse(readFileSync(json, 'utf8')));
    const passed = new Set(
      testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed')
        .map(({ fullName }) => fullName),
    );
    const mutated = [...new Set(readFileSync(notes, 'utf8').split('\n').filter(Boolean))];
    if (mutated.length === 0) throw new Error(`No request of the SDK has anything to break by "${mutant}".`);
    const survivors = mutated.filter((test) => passed.has(test.replaceAll(' > ', ' ')));
    return {
      killed: mutated.length - survivors.length,
      total: mutated.length,
      survivors: survivors.map((test) => `${test}: ${mutant}`),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
