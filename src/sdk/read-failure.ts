import type { AxiosResponse } from 'axios';

import { aborted, ApiError, foreignRefusal, type RequestId } from './errors.ts';

/** Converts anything that the transport threw to an `ApiError`, which holds no part of the request. */
export function readFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isRecord(error) && error['code'] === CANCELED) return aborted();
  return new ApiError('The server did not answer', { kind: 'unreachable' });
}

/** The error for an answer with a status outside 2xx. */
export function answered(response: AxiosResponse<unknown>): ApiError {
  const { status, data } = response;
  const code = readCode(data);
  const fields = status === 400 ? readFields(data) : {};
  const isOfApi = code !== null || hasDetail(data) || Object.keys(fields).length > 0;
  if (isRefusal(status) && !isOfApi) return foreignRefusal(status, readRequestId(response));
  return new ApiError(`The server answered with status ${status}`, {
    kind: 'answered',
    status,
    code,
    fields,
    retryAfterSeconds: readRetryAfter(response.headers['retry-after'], Date.now()),
    ...readRequestId(response),
  });
}

/** Empty if the answer has no such header, or one that no server of ours makes. */
export function readRequestId({ headers }: Pick<AxiosResponse<unknown>, 'headers'>): RequestId {
  const id: unknown = headers['x-request-id'];
  return typeof id === 'string' && /^[\w=-]{1,64}$/.test(id) ? { requestId: id } : {};
}

/** Statuses that mean the same from a firewall, a load balancer or the API. */
const SENT_BY_ANY_HOP: readonly number[] = [403, 408, 425, 429];

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !SENT_BY_ANY_HOP.includes(status);
}

function hasDetail(body: unknown): boolean {
  return isRecord(body) && typeof body['detail'] === 'string';
}

/** Checks the property that axios sets. Importing `isAxiosError` would add all of axios to the first load. */
const CANCELED = 'ERR_CANCELED';

function readCode(body: unknown): string | null {
  return isRecord(body) && typeof body['code'] === 'string' ? body['code'] : null;
}

/** Accepts the described format and those of Django: one list for the whole form, or a single message without a list. */
function readFields(body: unknown): Record<string, string[]> {
  if (isMessageList(body)) return { non_field_errors: body };
  if (!isRecord(body)) return {};
  const { detail, code, ...fields } = body;
  const lists = Object.entries(fields).map(
    ([name, said]) => [name, typeof said === 'string' ? [said] : said] as const,
  );
  return Object.fromEntries(lists.filter((entry): entry is [string, string[]] => isMessageList(entry[1])));
}

function isMessageList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((message) => typeof message === 'string');
}

const LONGEST_WAIT_SECONDS = 60 * 60;

/** `Retry-After` is a number of seconds or a date; null if it is not in the future. */
function readRetryAfter(header: unknown, now: number): number | null {
  if (typeof header !== 'string' || header.trim() === '') return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT_SECONDS) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
