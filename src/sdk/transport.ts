import type { AxiosInstance } from 'axios';

import { answerLanguage } from './answer-language.ts';
import type { ApiRequest } from './api-request.ts';
import { unreadable } from './errors.ts';
import { answered, readFailure, readRequestId } from './read-failure.ts';
import { noteServerTime } from './server-clock.ts';
import { announceRegionBlocked } from './signals.ts';
import type { Bearer } from './token-source.ts';

let baseURL = '';
let loading: Promise<AxiosInstance> | null = null;

/** The origin of the API, if it is not that of the page. */
export function configureHttp({ baseUrl }: { readonly baseUrl: string }): void {
  baseURL = baseUrl;
}

/**
 * Loads axios ahead of the first request. A visitor can read a page and fill in a form without it, so its 20 KiB are not
 * part of the first load.
 */
export function warmTransport(): void {
  client().catch(() => undefined);
}

/** Sends one request once. Throws nothing but `ApiError`. */
export async function send<T>(request: ApiRequest, bearer: Bearer | null): Promise<T> {
  const authorization = bearer && { Authorization: `Bearer ${bearer.token}` };
  try {
    const axios = await client();
    const language = answerLanguage();
    const headers = {
      ...(language !== null && { 'Accept-Language': language }),
      ...request.headers,
      ...authorization,
    };
    const response = await axios.request<T>({ baseURL, ...request, headers });
    const { status, data } = response;
    noteServerTime(response.headers['date']);
    // 2xx is a success: specification, section 7.
    if (status < 200 || status >= 300) throw answered(response);
    // axios returns a body that is not JSON as text, for instance the login page of a hotel network.
    if (typeof data === 'string' && data !== '' && !request.responseType)
      throw unreadable('', readRequestId(response));
    return data;
  } catch (error) {
    const failure = readFailure(error);
    if (failure.problem.status === 403) announceRegionBlocked();
    throw failure;
  }
}

function client(): Promise<AxiosInstance> {
  loading ??= loadClient();
  return loading;
}

/** After a failed load the next request tries again. */
async function loadClient(): Promise<AxiosInstance> {
  try {
    return (await import('./axios-client.ts')).axiosClient;
  } catch (error) {
    loading = null;
    throw error;
  }
}
