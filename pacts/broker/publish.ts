import { join } from 'node:path';

import { CONTRACT_PATH } from '../contract.ts';
import { askBroker, textOptions, type Answer } from './ask-broker.ts';
import { changedFiles, gitBranch, gitVersion } from './git-version.ts';

/**
 * Publishes the contract of the repository in `folder` as the version that git names. Refuses while
 * files are not committed: the version would say what its commit does not.
 */
export async function publish(args: readonly string[], folder: string): Promise<Answer> {
  const options = textOptions(args, ['broker-url', 'branch']);
  const changed = changedFiles(folder);
  if (changed.length > 0)
    throw new Error(`Commit these first:\n${changed.map((file) => `  ${file}`).join('\n')}`);
  const branch = options.branch ?? gitBranch(folder);
  if (branch === null) throw new Error('No branch is checked out. Say which one this is: --branch.');
  return askBroker(options['broker-url'], [
    ...['publish', join(folder, CONTRACT_PATH)],
    ...['--consumer-app-version', gitVersion(folder), '--branch', branch],
  ]);
}
