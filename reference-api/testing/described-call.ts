import { operations } from '#api-spec/description.ts';
import { describedBody } from './described-answer.ts';

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
