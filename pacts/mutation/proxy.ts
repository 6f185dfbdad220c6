import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

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
    const { url = '/' } = incoming;
    void passedOn(`${origin}${request(url)}`, incoming).then((real) => {
      // The verifier first asks whether anybody listens.
      const { status, headers, body } = url === '/' ? real : answer(real, url);
      response.writeHead(status, headers).end(body);
    });
  });
  return listenLocally(server);
}

async function passedOn(url: string, incoming: IncomingMessage): Promise<RecordedAnswer> {
  const { method = 'GET' } = incoming;
  const own = Object.entries(incoming.headers).filter(([name]) => !HOP_BY_HOP.has(name));
  const headers = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
  const body = await text(incoming);
  const answer = await fetch(url, { method, headers, body: body === '' ? null : body });
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => KEPT.includes(name))),
    body: await answer.text(),
  };
}
