import * as z from 'zod/mini';

import * as account from '../../src/sdk/generated/zod/account/account.zod.ts';
import * as email from '../../src/sdk/generated/zod/email/email.zod.ts';
import * as region from '../../src/sdk/generated/zod/region/region.zod.ts';
import * as registration from '../../src/sdk/generated/zod/registration/registration.zod.ts';
import * as token from '../../src/sdk/generated/zod/token/token.zod.ts';

/** Method, path and every documented answer of the operations that the reference API has. */
const operations = {
  createToken: describe('POST', '/api/v1/token/', 'CreateToken', token),
  refreshToken: describe('POST', '/api/v1/token/refresh/', 'RefreshToken', token),
  blacklistToken: describe('POST', '/api/v1/token/blacklist/', 'BlacklistToken', token),
  account: describe('GET', '/api/v1/account/', 'Account', account),
  registerAccount: describe('POST', '/api/v1/account/register/', 'RegisterAccount', registration),
  confirmEmailVerification: describe(
    'GET',
    '/api/v1/account/email/verify/confirm/',
    'ConfirmEmailVerification',
    email,
  ),
  resendEmailVerification: describe(
    'POST',
    '/api/v1/account/email/verify/resend/',
    'ResendEmailVerification',
    email,
  ),
  region: describe('GET', '/api/v1/region/', 'Region', region),
};

export type OperationName = keyof typeof operations;

export interface Call {
  /** What follows the path, for path parameters. */
  path?: string;
  body?: unknown;
  /** A body that is not JSON. */
  rawBody?: string;
  bearer?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Calls over HTTP and throws when the answer is anything that the description does not promise. */
export async function describedCall(origin: string, name: OperationName, call: Call = {}): Promise<Answer> {
  const { method, path, answers } = operations[name];
  const response = await fetch(`${origin}${path}${call.path ?? ''}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(call.bearer === undefined ? {} : { authorization: `Bearer ${call.bearer}` }),
      ...call.headers,
    },
    body: method === 'GET' ? null : (call.rawBody ?? JSON.stringify(call.body)),
  });
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const schema = answers.get(response.status);
  if (schema === undefined)
    throw new Error(`${name} answered ${String(response.status)}, which is not described: ${text}`);
  checkBody(name, schema, body);
  checkHeaders(name, response);
  return { status: response.status, body, headers: response.headers };
}

function describe(method: 'GET' | 'POST', path: string, prefix: string, schemas: Record<string, unknown>) {
  const answers = new Map<number, z.core.$ZodType>();
  for (const [name, schema] of Object.entries(schemas)) {
    const status = new RegExp(`^${prefix}(\\d{3})Response$`).exec(name)?.[1];
    if (status !== undefined && schema instanceof z.core.$ZodType) answers.set(Number(status), schema);
  }
  return { method, path, answers };
}

/** Strictly: a field that the description does not know is a fault too. */
function checkBody(name: string, schema: z.core.$ZodType, body: unknown): void {
  const parsed = z.core.parse(schema, body);
  if (JSON.stringify(sorted(parsed)) !== JSON.stringify(sorted(body))) {
    throw new Error(`${name} answered fields that are not described: ${JSON.stringify(body)}`);
  }
}

function checkHeaders(name: string, response: Response): void {
  const needed = { 401: 'www-authenticate', 429: 'retry-after' }[response.status];
  if (needed !== undefined && !response.headers.has(needed))
    throw new Error(`${name} answered without ${needed}`);
  if (response.status === 204) return;
  const mediaType = response.headers.get('content-type');
  if (mediaType !== 'application/json') throw new Error(`${name} answered ${String(mediaType)}`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, unknown] => [key, sorted(inner)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
