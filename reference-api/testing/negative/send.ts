import { Agent, request } from 'node:http';

import type { RawAnswer } from '../described-answer.ts';

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export type Send = (request: RawRequest) => Promise<RawAnswer>;

/** Sends paths as they are; `fetch` would tidy `..` and such. */
export function sendTo(origin: string): Send & Disposable {
  const agent = new Agent({ keepAlive: true });
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { agent, hostname, port, method, path, headers: { ...headers, ...length } };
      const call = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(response.headers as Record<string, string>),
            text: Buffer.concat(chunks).toString(),
          });
        });
      });
      call.on('error', reject);
      call.end(body ?? undefined);
    });
  return Object.assign(send, { [Symbol.dispose]: () => agent.destroy() });
}
