import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { brokerAnswers, type Knowledge } from './broker-answers.ts';

export interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

interface FakeBroker extends Disposable {
  readonly url: string;
  /** Every request but reads of the index, in order. */
  readonly received: readonly Received[];
}

/** A broker that says just enough for the real Pact command, and remembers what it was told. */
export async function startFakeBroker(knowledge: Knowledge = {}): Promise<FakeBroker> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { method, url: path = '/', headers } = request;
      const body: unknown = text === '' ? null : JSON.parse(text);
      if (path !== '/') received.push({ method, path, authorization: headers.authorization, body });
      const answer = brokerAnswers(`http://${headers.host ?? ''}`, knowledge)[path.replace(/\?.*/, '')];
      response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/hal+json' });
      response.end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
