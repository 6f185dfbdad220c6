import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';

import type { RawAnswer } from './described-call.ts';

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | null;
}

const PATIENCE_MS = 10_000;

/** Sends it as it is, below the URL; `fetch` would tidy `..` in the path, hide encodings and send a Host of its own. */
export async function sendRaw(
  baseUrl: string,
  { method = 'GET', path, headers = {}, body = null }: RawRequest,
): Promise<RawAnswer> {
  const { protocol, hostname, port, pathname } = new URL(baseUrl);
  const { request } = protocol === 'https:' ? https : http;
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const call = request({
    ...{ hostname, port, method, path: `${pathname.replace(/\/$/, '')}${path}` },
    headers: { ...headers, ...length },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  call.end(body ?? undefined);
  const [response] = (await once(call, 'response')) as [http.IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: new Headers(response.headers as Record<string, string>),
    text: await text(response),
  };
}
