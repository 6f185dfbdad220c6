import { readCallFailure, type CallFailure } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

/** `redemptionRunning`: nothing is deleted until the redemption is settled. */
export type AccountDeletionFailure = CallFailure | { readonly code: 'redemptionRunning' };

export function readAccountDeletionFailure(error: unknown): AccountDeletionFailure {
  const problem = readProblem(error);
  if (problem.status === 409) return { code: 'redemptionRunning' };
  return readCallFailure(problem);
}
