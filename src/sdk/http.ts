import type { ApiRequest } from './api-request.ts';
import { credentialNeed, type CredentialNeed } from './credentials.ts';
import { refreshFailed, replayFailed, statusOf } from './errors.ts';
import { readFailure } from './read-failure.ts';
import { tokenSource, type Bearer } from './token-source.ts';
import { send } from './transport.ts';

/**
 * The transport of every generated call. It sends the request with a token, and after a 401 once more
 * with a refreshed one. Throws nothing but `ApiError`.
 */
export const http = async <T>(config: ApiRequest, options?: ApiRequest): Promise<T> => {
  const headers = { ...config.headers, ...options?.headers };
  const request = await withFrozenBody({ ...config, ...options, headers });
  const need = credentialNeed(request.method ?? 'GET', request.url ?? '');
  if (need === 'none') return send<T>(request, null);

  const bearer = await acquireToken(request, need);
  try {
    return await send<T>(request, bearer);
  } catch (error) {
    if (bearer === null || statusOf(error) !== 401) throw error;
    return sendAgain<T>(request, need, bearer);
  }
};

async function sendAgain<T>(request: ApiRequest, need: CredentialNeed, used: Bearer): Promise<T> {
  const bearer = await acquireToken(request, need, used);
  if (bearer === null) return send<T>(request, null);
  try {
    return await send<T>(request, bearer);
  } catch (error) {
    const { problem } = readFailure(error);
    if (problem.status === 401) {
      tokenSource().rejectToken(bearer);
      if (need === 'optional') return send<T>(request, null);
      throw refreshFailed(problem);
    }
    throw problem.kind === 'unreachable' ? replayFailed(problem) : error;
  }
}

/** How long a public request waits for a token refresh before it is sent without a token. */
const PUBLIC_PATIENCE_MS = 1_500;

/** Returns null if the token is optional and cannot be had, so that the call is sent without one. */
async function acquireToken(
  request: ApiRequest,
  need: CredentialNeed,
  used?: Bearer,
): Promise<Bearer | null> {
  const { signal, method = 'GET' } = request;
  const isPublicRead = need === 'optional' && method.toUpperCase() === 'GET';
  try {
    return await tokenSource().getToken({
      ...(used && { used }),
      ...(signal && { signal }),
      ...(isPublicRead && { patienceMs: PUBLIC_PATIENCE_MS }),
    });
  } catch (error) {
    const failure = readFailure(error);
    if (need === 'optional' && failure.problem.kind !== 'aborted') return null;
    throw failure;
  }
}

/**
 * Serializes the body before the request is sent the first time. A replay after a refresh then sends the same bytes,
 * including the boundary of a form, even if the caller changed its object in the meantime.
 */
async function withFrozenBody(request: ApiRequest): Promise<ApiRequest> {
  const { data, headers } = request;
  if (data instanceof FormData) {
    const encoded = new Response(data);
    const contentType = encoded.headers.get('content-type') ?? '';
    return {
      ...request,
      data: await encoded.arrayBuffer(),
      headers: { ...headers, 'Content-Type': contentType },
    };
  }
  if (!isJson(data)) return request;
  return {
    ...request,
    data: JSON.stringify(data),
    headers: { 'Content-Type': 'application/json', ...headers },
  };
}

function isJson(data: unknown): data is object {
  if (typeof data !== 'object' || data === null) return false;
  return Array.isArray(data) || Object.getPrototypeOf(data) === Object.prototype;
}
