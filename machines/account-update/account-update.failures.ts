import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

export type AccountUpdateFailure = CallFailure | FieldsRejected;

export function readAccountUpdateFailure(error: unknown): AccountUpdateFailure {
  return readFormFailure(readProblem(error));
}

/** Whether the server may have made the change although it is reported as failed. */
export function isInDoubt({ code }: AccountUpdateFailure): boolean {
  return code === 'unreachable' || code === 'unexpected';
}
