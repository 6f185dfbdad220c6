import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

export type SignUpFailure = CallFailure | FieldsRejected;

export function readSignUpFailure(error: unknown): SignUpFailure {
  return readFormFailure(readProblem(error));
}
