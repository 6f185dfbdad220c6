import * as z from 'zod/mini';

import { operations } from '../../api-spec/description.ts';
import * as account from '../../src/sdk/generated/zod/account/account.zod.ts';
import * as deals from '../../src/sdk/generated/zod/deals/deals.zod.ts';
import * as earnings from '../../src/sdk/generated/zod/earnings/earnings.zod.ts';
import * as edgeHistory from '../../src/sdk/generated/zod/edge-history/edge-history.zod.ts';
import * as email from '../../src/sdk/generated/zod/email/email.zod.ts';
import * as feedback from '../../src/sdk/generated/zod/feedback/feedback.zod.ts';
import * as password from '../../src/sdk/generated/zod/password/password.zod.ts';
import * as plans from '../../src/sdk/generated/zod/plans/plans.zod.ts';
import * as redemptions from '../../src/sdk/generated/zod/redemptions/redemptions.zod.ts';
import * as region from '../../src/sdk/generated/zod/region/region.zod.ts';
import * as registration from '../../src/sdk/generated/zod/registration/registration.zod.ts';
import * as roomAccounts from '../../src/sdk/generated/zod/room-accounts/room-accounts.zod.ts';
import * as rooms from '../../src/sdk/generated/zod/rooms/rooms.zod.ts';
import * as token from '../../src/sdk/generated/zod/token/token.zod.ts';

const schemas: Record<string, unknown> = {
  ...account,
  ...deals,
  ...earnings,
  ...edgeHistory,
  ...email,
  ...feedback,
  ...password,
  ...plans,
  ...redemptions,
  ...region,
  ...registration,
  ...roomAccounts,
  ...rooms,
  ...token,
};

/** Method, path and every documented answer. */
const described = new Map(
  operations().map(({ id, method, path }) => [id, { method, path, answers: answersOf(id) }]),
);

export interface Call {
  /** What follows the path: its parameters, or a query. */
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
export async function describedCall(origin: string, name: string, call: Call = {}): Promise<Answer> {
  const operation = described.get(name);
  if (operation === undefined) throw new Error(`The description has no operation ${name}.`);
  const { method, path, answers } = operation;
  const response = await fetch(`${origin}${path.replace(/\{.*$/, '')}${call.path ?? ''}`, {
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

function answersOf(operation: string): Map<number, z.core.$ZodType> {
  const answers = new Map<number, z.core.$ZodType>();
  for (const [name, schema] of Object.entries(schemas)) {
    const [, id, status] = /^(\w+?)(\d{3})Response$/.exec(name) ?? [];
    if (id?.toLowerCase() === operation.toLowerCase() && schema instanceof z.core.$ZodType)
      answers.set(Number(status), schema);
  }
  return answers;
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
