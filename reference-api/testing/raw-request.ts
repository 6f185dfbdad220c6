import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import type { RawAnswer } from './described-call.ts';

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | null;
}

/** Sends it as it is; `fetch` would tidy `..` in the path, hide encodings and send a Host of its own. */
export async function sendRaw(
  origin: string,
  { method = 'GET', path, headers = {}, body = null }: RawRequest,
): Promise<RawAnswer> {
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const call = request(origin, { method, path, headers: { ...headers, ...length } });
  call.end(body ?? undefined);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: new Headers(response.headers as Record<string, string>),
    text: await text(response),
  };
}
