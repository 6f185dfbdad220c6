import { parseArgs } from 'node:util';

import { changesInWords } from './changes-in-words.ts';
import { contractAt } from './contract-at.ts';
import { contractChanges } from './contract-changes.ts';

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
  const folder = process.cwd();
  const changes = contractChanges(contractAt(folder, earlier), contractAt(folder, later));
  console.log(`The contract in ${later ?? 'the working tree'}, compared with ${earlier}`);
  console.log(changesInWords(changes));
  process.exitCode = values['fail-on-demand'] && !changes.safe ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
