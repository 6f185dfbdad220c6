import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

export type EmailChangeFailure =
  | CallFailure
  | FieldsRejected
  /** Another change, asked for elsewhere, still waits for its confirmation. */
  | { readonly code: 'changePending' };

export function readEmailChangeFailure(error: unknown): EmailChangeFailure {
  const problem = readProblem(error);
  if (problem.status === 400 && problem.code === 'change_pending') return { code: 'changePending' };
  return readFormFailure(problem);
}
