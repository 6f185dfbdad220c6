import type { Problem } from '../problem.ts';

/** An error as the SDK throws it. `problemError({ status: 429, retryAfterSeconds: 30 })` is an answer of the server. */
export function problemError(problem: Partial<Problem>): Error & { readonly problem: Problem } {
  const status = problem.status ?? null;
  return Object.assign(new Error('the call failed'), {
    problem: {
      kind: status === null ? 'unreachable' : 'answered',
      code: null,
      fields: {},
      retryAfterSeconds: null,
      ...problem,
      status,
    } satisfies Problem,
  });
}
