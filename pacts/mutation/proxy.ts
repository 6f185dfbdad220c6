import { createServer, type IncomingHttpHeaders } from 'node:http';

import { listenLocally, type LocalServer } from '../local-server.ts';

/** What a provider answers. */
export interface RecordedAnswer {
  readonly status: number;
  /** Only the headers that contracts mention; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Between {
  /** Path and query that reach the provider. */
  readonly request?: (url: string) => string;
  /** `url`: the path and query that were asked for. */
  readonly answer?: (answer: RecordedAnswer, url: string) => RecordedAnswer;
}

const KEPT = ['content-type', 'date', 'retry-after', 'www-authenticate'];
const HOP_BY_HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

/** Stands between the verifier and a provider, and changes what goes through. */
export async function startProxy(
  origin: string,
  { request = (url) => url, answer = (one) => one }: Between,
): Promise<LocalServer> {
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const url = `${origin}${request(incoming.url ?? '/')}`;
      const body = chunks.length === 0 ? null : Buffer.concat(chunks).toString();
      void passedOn(url, incoming.method ?? 'GET', incoming.headers, body).then((real) => {
        // The verifier first asks whether anybody listens.
        const {
          status,
          headers,
          body: text,
        } = incoming.url === '/' ? real : answer(real, incoming.url ?? '/');
        response.writeHead(status, headers).end(text);
      });
    });
  });
  return listenLocally(server);
}

async function passedOn(
  url: string,
  method: string,
  headers: IncomingHttpHeaders,
  body: string | null,
): Promise<RecordedAnswer> {
  const own = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name));
  const sent = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
  const answer = await fetch(url, { method, headers: sent, body });
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => KEPT.includes(name))),
    body: await answer.text(),
  };
}
