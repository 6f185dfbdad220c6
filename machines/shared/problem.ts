/**
 * A failed call, as flows read it. The SDK's `ApiError` has this shape in its `problem` property;
 * flows read it by structure, because machines import nothing but xstate.
 */
export interface Problem {
  /**
   * `answered`: the server answered with `status`. `unreachable`: no answer (network, timeout). `unreadable`: an answer that
   * does not match the API description. `aborted`: the request was cancelled.
   */
  readonly kind: 'answered' | 'unreachable' | 'unreadable' | 'aborted';
  /** HTTP status, null unless `answered`. */
  readonly status: number | null;
  /** Machine-readable `code` of the answer's body, if any. */
  readonly code: string | null;
  /** Field errors of a 400: `{ field: [messages] }`; empty otherwise. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Seconds from the `Retry-After` header, from one to an hour; null without a wait. */
  readonly retryAfterSeconds: number | null;
  /** By which the log of the server is searched; missing if the answer had none. */
  readonly requestId?: string;
}

const UNKNOWN: Problem = {
  kind: 'unreadable',
  status: null,
  code: null,
  fields: {},
  retryAfterSeconds: null,
};

/** Reads whatever an actor threw. Anything that is not an API error counts as unreadable. */
export function readProblem(error: unknown): Problem {
  if (typeof error !== 'object' || error === null || !('problem' in error)) return UNKNOWN;
  return isProblem(error.problem) ? error.problem : UNKNOWN;
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'status' in value && 'fields' in value
  );
}
