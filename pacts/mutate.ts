import { startReferenceApi } from '#reference-api/server.ts';
import { CONTRACT_FILE, readContract } from './contract.ts';
import { git } from './git.ts';
import type { Score } from './mutation/score.ts';
import { wrongAnswers } from './mutation/wrong-answers.ts';
import { wrongRequests } from './mutation/wrong-requests.ts';

/**
 * Checks the contract by mutation: wrong answers of the reference API have to fail its verification, and wrong
 * requests of the SDK the consumer tests. Ends with 1 when a single one is not noticed. `TEST_DEPTH=full` tries all of them,
 * otherwise a sixth, which changes with the commit.
 */
const commit = currentCommit();
const api = await startReferenceApi({ devTools: true, passwordCost: 4 });

const answers = await wrongAnswers(readContract(CONTRACT_FILE), api.origin, commit);
await api.stop();
const scores: [string, Score][] = [
  ['wrong answers, in every field the contract names', answers],
  ['wrong requests of the SDK', await wrongRequests(commit)],
];

for (const [what, { killed, total, survivors }] of scores) {
  console.log(`${killed} of ${total} ${what} caught`);
  for (const survivor of survivors) console.error(`NOT CAUGHT ${survivor}`);
}
const failed = scores.filter(([, { survivors, total }]) => survivors.length > 0 || total === 0).length;
console.log(`${scores.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Empty in a copy that is no repository: its sample is always the same. */
function currentCommit(): string {
  try {
    return git(import.meta.dirname, 'rev-parse', 'HEAD').trim();
  } catch {
    return '';
  }
}
