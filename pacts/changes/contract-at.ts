import { join } from 'node:path';

import { CONTRACT_PATH, readContract, type Contract } from '../contract.ts';
import { git } from '../git/git.ts';

/** The contract at a git ref of the repository in `folder`; null is its working tree. */
export function contractAt(folder: string, ref: string | null): Contract {
  if (ref === null) return readContract(join(folder, CONTRACT_PATH));
  // A ref that begins with a dash would be an option.
  const text = git(folder, 'show', '--end-of-options', `${ref}:./${CONTRACT_PATH}`);
  return JSON.parse(text) as Contract;
}
