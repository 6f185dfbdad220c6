import type { AxiosResponse } from 'axios';

import { aborted, ApiError } from './errors.ts';

/** Turns whatever the transport threw into an error that holds nothing of the request. */
export function readFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isRecord(error) && error['code'] === CANCELED) return aborted();
  return new ApiError('The server did not answer', { kind: 'unreachable' });
}

/** The error of an answer that is not a success. */
export function answered(response: AxiosResponse<unknown>): ApiError {
  const { status, data } = response;
  return new ApiError(`The server answered with status ${status}`, {
    kind: 'answered',
    status,
    code: readCode(data),
    fields: status === 400 ? readFields(data) : {},
    retryAfterSeconds: readRetryAfter(response.headers['retry-after'], Date.now()),
  });
}

/** axios' own mark. Its function that knows it would bring all of axios into the first load. */
const CANCELED = 'ERR_CANCELED';

function readCode(body: unknown): string | null {
  return isRecord(body) && typeof body['code'] === 'string' ? body['code'] : null;
}

/** As the description has it, and as Django puts it elsewhere: a list for the whole, one message without a list. */
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

/** `Retry-After` is a number of seconds or a date. */
function readRetryAfter(header: unknown, now: number): number | null {
  if (typeof header !== 'string' || header.trim() === '') return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
