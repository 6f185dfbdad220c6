import type { ApiRequest } from './api-request.ts';

/**
 * Fixes the bytes of a body before it is sent the first time. A request that is sent again after a refresh then
 * has the very same body: the boundary of a form included, whatever the caller did to its object meanwhile.
 */
export async function withFrozenBody(request: ApiRequest): Promise<ApiRequest> {
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
