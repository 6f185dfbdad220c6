import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type FieldErrors = Record<string, string[]>;

/** An answer other than success, thrown from anywhere below a route. */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: { detail: string; code?: string } | FieldErrors;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, body: Problem['body'], headers: Record<string, string> = {}) {
    super(`answered ${String(status)}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export function invalid(fields: FieldErrors): Problem {
  return new Problem(400, fields);
}

export function unauthorized(detail: string, code?: string): Problem {
  const body = code === undefined ? { detail } : { detail, code };
  return new Problem(401, body, { 'WWW-Authenticate': 'Bearer realm="api"' });
}

export function notFound(): Problem {
  return new Problem(404, { detail: 'Not found.' });
}

export function notJson(): Problem {
  return new Problem(415, { detail: 'Send the request body as application/json.' });
}

export function throttled(seconds: number): Problem {
  const unit = seconds === 1 ? 'second' : 'seconds';
  const detail = `Request was throttled. Expected available in ${String(seconds)} ${unit}.`;
  return new Problem(429, { detail }, { 'Retry-After': String(seconds) });
}
