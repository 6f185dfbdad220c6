import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

export type PasswordChangeFailure = CallFailure | FieldsRejected;

export function readPasswordChangeFailure(error: unknown): PasswordChangeFailure {
  return readFormFailure(readProblem(error));
}
