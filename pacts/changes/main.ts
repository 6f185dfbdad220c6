import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { CONTRACT_PATH, readContract, type Contract } from '../contract.ts';
import { git } from '../git.ts';
import { contractChanges, formatChanges } from './contract-changes.ts';

/**
 * `node pacts/changes/main.ts [REF [REF2]]`: what the contract asks more or less at REF2, or else in the working
 * tree, than at REF, or else on `main`. With `--fail-on-demand` it ends with 1 unless that is safe for the backend.
 */
try {
  const { values, positionals } = parseArgs({
    options: { 'fail-on-demand': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [earlier = 'main', later = null] = positionals;
  if (positionals.length > 2) throw new Error('Two git refs at most.');
  const changes = contractChanges(contractAt(earlier), contractAt(later));
  console.log(`The contract in ${later ?? 'the working tree'}, compared with ${earlier}`);
  console.log(formatChanges(changes));
  process.exitCode = values['fail-on-demand'] && !changes.safe ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The contract at a git ref of the repository in the working folder; null is its working tree. */
function contractAt(ref: string | null): Contract {
  const folder = process.cwd();
  if (ref === null) return readContract(join(folder, CONTRACT_PATH));
  // A ref that begins with a dash would be an option.
  const text = git(folder, 'show', '--end-of-options', `${ref}:./${CONTRACT_PATH}`);
  return JSON.parse(text) as Contract;
}
