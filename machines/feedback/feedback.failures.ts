import { readFormFailure, type CallFailure, type FieldsRejected } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

export type FeedbackFailure = CallFailure | FieldsRejected;

export function readFeedbackFailure(error: unknown): FeedbackFailure {
  return readFormFailure(readProblem(error));
}
