import { readdirSync } from 'node:fs';
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

const folder = new URL('../../src/sdk/generated/zod/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.zod.ts'),
);
// Without `import.meta.glob`: the command that sends requests to a server has no Vite.
const modules: object[] = await Promise.all(
  files.map((file) => import(new URL(file, folder).href) as Promise<object>),
);
const schemas = Object.assign({}, ...modules) as Record<string, unknown>;

const answersById = new Map(operations().map(({ id }) => [id, answersOf(id)]));

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * The body of an answer; throws when the answer is anything that the description does not promise. A field that the
 * description does not know is a fault, except with `allowsMore`.
 */
export function describedBody(
  operation: string,
  { status, headers, text }: RawAnswer,
  { allowsMore = false } = {},
): unknown {
  const schema = answersById.get(operation)?.get(status);
  if (schema === undefined)
    throw new Error(`${operation} answered ${String(status)}, which is not described: ${text}`);
  checkHeaders(operation, status, headers);
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const { data, error } = z.core.safeParse(schema, body);
  if (error !== undefined)
    throw new Error(`${operation} answered ${String(status)} with another body: ${faultsIn(error)}`);
  if (!allowsMore && !isDeepStrictEqual(data, body))
    throw new Error(`${operation} answered fields that are not described: ${JSON.stringify(body)}`);
  return body;
}

/** What does not fit, on one line: `place: what is wrong there`. */
export function faultsIn({ issues }: z.core.$ZodError): string {
  return issues.map(({ path, message }) => [...path.map(String), message].join(': ')).join(', ');
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

function checkHeaders(operation: string, status: number, headers: Headers): void {
  const needed = { 401: 'www-authenticate', 429: 'retry-after' }[status];
  if (needed !== undefined && !headers.has(needed))
    throw new Error(`${operation} answered without ${needed}`);
  if (status === 204) return;
  const mediaType = headers.get('content-type');
  if (mediaType !== 'application/json') throw new Error(`${operation} answered ${String(mediaType)}`);
}
