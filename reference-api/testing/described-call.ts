import { isDeepStrictEqual } from 'node:util';

import * as z from 'zod/mini';

import { operations } from '#api-spec/description.ts';

const described = new Map(operations().map((operation) => [operation.id, operation]));

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
  const { method, path } = operation;
  const response = await fetch(`${origin}${path.replace(/\{.*$/, '')}${call.path ?? ''}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(call.bearer === undefined ? {} : { authorization: `Bearer ${call.bearer}` }),
      ...call.headers,
    },
    body: method === 'GET' ? null : (call.rawBody ?? JSON.stringify(call.body)),
  });
  const { status, headers } = response;
  return { status, headers, body: describedBody(name, { status, headers, text: await response.text() }) };
}

const schemas = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../src/sdk/generated/zod/*/*.zod.ts', { eager: true })),
) as Record<string, unknown>;

const answersById = new Map(operations().map(({ id }) => [id, answersOf(id)]));

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The body of an answer; throws when the answer is anything that the description does not promise. */
export function describedBody(operation: string, { status, headers, text }: RawAnswer): unknown {
  const schema = answersById.get(operation)?.get(status);
  if (schema === undefined)
    throw new Error(`${operation} answered ${String(status)}, which is not described: ${text}`);
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  checkBody(operation, schema, body);
  checkHeaders(operation, status, headers);
  return body;
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
function checkBody(operation: string, schema: z.core.$ZodType, body: unknown): void {
  const parsed = z.core.parse(schema, body);
  if (!isDeepStrictEqual(parsed, body)) {
    throw new Error(`${operation} answered fields that are not described: ${JSON.stringify(body)}`);
  }
}

function checkHeaders(operation: string, status: number, headers: Headers): void {
  const needed = { 401: 'www-authenticate', 429: 'retry-after' }[status];
  if (needed !== undefined && !headers.has(needed))
    throw new Error(`${operation} answered without ${needed}`);
  if (status === 204) return;
  const mediaType = headers.get('content-type');
  if (mediaType !== 'application/json') throw new Error(`${operation} answered ${String(mediaType)}`);
}
