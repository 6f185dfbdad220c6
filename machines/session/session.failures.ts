import { readCallFailure, type CallFailure } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';

/** `refused`: the same for a wrong password, an unknown address and an account that is not verified. */
export type LogInFailure = CallFailure | { readonly code: 'refused' };

export function readLogInFailure(error: unknown): LogInFailure {
  const problem = readProblem(error);
  // A 400 without details may come from a proxy.
  const isSaid = problem.code !== null || Object.keys(problem.fields).length > 0;
  if (problem.status === 401 || (problem.status === 400 && isSaid)) return { code: 'refused' };
  return readCallFailure(problem);
}

/**
 * Why the account could not be fetched. During a login this is its failure, too: tokens that are refused say nothing about
 * the credentials.
 */
export function readAccountFailure(error: unknown): CallFailure {
  return readCallFailure(readProblem(error));
}

/** Whether the server refused the tokens. */
export function isRefusal(error: unknown): boolean {
  return readProblem(error).status === 401;
}
