import type { Problem } from './problem.ts';
import { within } from './waits.ts';

/** The failures that any call can have. Each flow adds its own codes. */
export type CallFailure =
  | { readonly code: 'tooManyTries'; readonly seconds: number }
  /** 403: the region is blocked. The application navigates to /blocked. */
  | { readonly code: 'blocked' }
  | { readonly code: 'unreachable' }
  /** `requestId`: what a player can give to the support. */
  | { readonly code: 'unexpected'; readonly requestId?: string };

/** The server refused single fields: `{ field: [messages] }`, with the names of the API. */
export interface FieldsRejected {
  readonly code: 'fieldsRejected';
  readonly fields: Problem['fields'];
}

/** Seconds to wait after a 429 without `Retry-After`. */
const DEFAULT_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 60 * 60;

export function readCallFailure(problem: Problem): CallFailure {
  if (problem.kind === 'unreachable' || problem.kind === 'aborted') return { code: 'unreachable' };
  if (problem.status === 403) return { code: 'blocked' };
  if (problem.status === 429) {
    const seconds = within(problem.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS, 1, LONGEST_WAIT_SECONDS);
    return { code: 'tooManyTries', seconds };
  }
  const { requestId } = problem;
  return { code: 'unexpected', ...(requestId !== undefined && { requestId }) };
}

/** `readCallFailure` for a form, whose fields the server may refuse. */
export function readFormFailure(problem: Problem): CallFailure | FieldsRejected {
  if (problem.status === 400 && Object.keys(problem.fields).length > 0) {
    return { code: 'fieldsRejected', fields: problem.fields };
  }
  return readCallFailure(problem);
}
