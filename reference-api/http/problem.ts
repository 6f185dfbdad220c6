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

/** Fields that are refused. The site shows messages for which it has none of its own. */
export class InvalidFields extends Problem {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super(400, fields);
    this.fields = fields;
  }
}

/** What the application branches on by its code, and the words for a person who reads the answer. */
const REFUSALS = {
  already_reported: [409, 'This username was already reported.'],
  change_pending: [400, 'An email change is pending.'],
  code_locked: [400, 'Too many wrong codes. Ask for a new email.'],
  code_wrong: [400, 'This code is not right.'],
  idempotency_key_reused: [409, 'This idempotency key was used for another request.'],
  insufficient_balance: [400, 'Not enough Edge for this plan.'],
  intent_expired: [409, 'This confirmation has expired.'],
  link_expired: [400, 'This link has expired.'],
  link_invalid: [400, 'This link is not valid.'],
  link_superseded: [400, 'A newer link was sent.'],
  link_used: [400, 'This link was already used.'],
  no_change_pending: [400, 'No email change is pending.'],
  price_changed: [409, 'The price of this plan has changed.'],
  redemption_running: [409, 'Another redemption is running.'],
  region_blocked: [403, 'Sorry, we do not offer services to your region.'],
  wrong_account: [400, 'This link belongs to another account.'],
} as const;

export function refused(code: keyof typeof REFUSALS): Problem {
  const [status, detail] = REFUSALS[code];
  return new Problem(status, { detail, code });
}

export function invalid(fields: FieldErrors): Problem {
  return new InvalidFields(fields);
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

/** The database cannot be written now. */
export function unavailable(): Problem {
  return new Problem(503, { detail: 'The server cannot save anything now.' }, { 'Retry-After': '30' });
}
