import { readFormFailure, type CallFailure, type FieldsRejected } from '../shared/call-failure.ts';
import { readProblem } from '../shared/problem.ts';

export type VerificationResendFailure = CallFailure | FieldsRejected;

export function readVerificationResendFailure(error: unknown): VerificationResendFailure {
  return readFormFailure(readProblem(error));
}
