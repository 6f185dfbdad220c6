import { reportFailure } from '#lib/log.ts';

/** The details of a failed call. `machines/shared/problem.ts` declares the same shape for the machines. */
export interface ApiProblem {
  /** `answered`: the server answered with `status`; `unreachable`: no answer (network, timeout); `unreadable`: the answer does not match the API description; `aborted`: the caller cancelled. */
  readonly kind: 'answered' | 'unreachable' | 'unreadable' | 'aborted';
  /** HTTP status, null unless `answered`. */
  readonly status: number | null;
  /** Machine-readable `code` of the answer's body, if any. */
  readonly code: string | null;
  /** Field errors of a 400: `{ field: [messages] }`; empty otherwise. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Seconds from the `Retry-After` header, from one to an hour; null without one. */
  readonly retryAfterSeconds: number | null;
  /** The `X-Request-Id` of the answer, by which the log of the server is searched; missing without one. */
  readonly requestId?: string;
}

export type RequestId = Pick<ApiProblem, 'requestId'>;

/**
 * The only error that leaves the SDK. It holds no request: an address, a body or a header can carry a token
 * or a password.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: ApiProblem;

  constructor(message: string, problem: Partial<ApiProblem> & Pick<ApiProblem, 'kind'>) {
    super(message);
    this.problem = { status: null, code: null, fields: {}, retryAfterSeconds: null, ...problem };
  }

  /** Whether the same call may succeed later. */
  get transient(): boolean {
    return isTransient(this.problem);
  }
}

/**
 * A refusal that the API did not send, such as the error page of a proxy. It says nothing about the request and may be
 * temporary.
 */
class ForeignRefusal extends ApiError {
  readonly status: number;

  constructor(status: number, requestId: RequestId) {
    super(`Something that is not the API answered with status ${status}`, {
      kind: 'unreadable',
      ...requestId,
    });
    this.status = status;
  }
}

export function foreignRefusal(status: number, requestId: RequestId = {}): ApiError {
  return reported(new ForeignRefusal(status, requestId));
}

/** The HTTP status of the answer, also if a proxy sent it; null without an answer. */
export function statusOf(error: unknown): number | null {
  if (error instanceof ForeignRefusal) return error.status;
  return error instanceof ApiError ? error.problem.status : null;
}

/** @param place where in the answer: `deals.0.id` */
export function unreadable(place = '', requestId: RequestId = {}): ApiError {
  const where = place === '' ? '' : ` at ${place}`;
  return reported(
    new ApiError(`The answer is not what the API description promises${where}`, {
      kind: 'unreadable',
      ...requestId,
    }),
  );
}

function reported(error: ApiError): ApiError {
  reportFailure('answer', error, error.problem.requestId);
  return error;
}

export function aborted(): ApiError {
  return new ApiError('The request was given up', { kind: 'aborted' });
}

/** Specification, section 8; the problem says whether the server refused the token or could not be asked. */
export function refreshFailed(problem: ConstructorParameters<typeof ApiError>[1]): ApiError {
  return new ApiError('Token refresh failed', problem);
}

/** Specification, section 8. */
export function replayFailed(problem: ApiProblem): ApiError {
  return new ApiError('Original request failed after the token was refreshed', problem);
}

function isTransient({ kind, status }: ApiProblem): boolean {
  if (kind === 'unreachable' || kind === 'unreadable') return true;
  return status !== null && (status >= 500 || [408, 425, 429].includes(status));
}
