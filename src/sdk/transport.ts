import { create, type AxiosRequestConfig } from 'axios';

import { unreadable } from './errors.ts';
import { readFailure } from './read-failure.ts';
import { announceRegionBlocked } from './signals.ts';
import type { Bearer } from './token-source.ts';

/** No time-out and 2xx as success: the defaults of the specification, section 7. */
const transport = create({
  // `room=a&room=b`
  paramsSerializer: { indexes: null },
  // The body is bytes already.
  transformRequest: [(body: unknown) => body],
});

/** Where the API is, when it is not on the page's own origin. */
export function configureHttp({ baseUrl }: { readonly baseUrl: string }): void {
  transport.defaults.baseURL = baseUrl;
}

/** Sends one request once. Throws nothing but `ApiError`. */
export async function send<T>(request: AxiosRequestConfig, bearer: Bearer | null): Promise<T> {
  const authorization = bearer && { Authorization: `Bearer ${bearer.token}` };
  try {
    const { data } = await transport.request<T>({
      ...request,
      headers: { ...request.headers, ...authorization },
    });
    // axios hands out as text what is not JSON, for instance the page of a hotel's network.
    if (typeof data === 'string' && data !== '' && !request.responseType) throw unreadable();
    return data;
  } catch (error) {
    const failure = readFailure(error);
    if (failure.problem.status === 403) announceRegionBlocked();
    throw failure;
  }
}
