import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';

/**
 * Runs in a worker, so that it takes no time from the client that is measured. `POST /expire` makes every token
 * useless; the refresh call issues the next one; any other call wants the latest.
 */
let issued = 0;
let valid = '';
let refreshes = 0;

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const [status, body] = answer(request.url ?? '', request.headers.authorization ?? '');
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
});

function answer(path: string, authorization: string): [number, unknown] {
  switch (path) {
    case '/expire':
      valid = '';
      refreshes = 0;
      return [200, {}];
    case '/refreshes':
      return [200, { refreshes }];
    case '/api/v1/token/refresh/':
      refreshes += 1;
      valid = `access-${String(++issued)}`;
      return [200, { access: valid }];
    default:
      return authorization === `Bearer ${valid}` ? [200, { ok: true }] : [401, { detail: 'no' }];
  }
}

// The usual queue of 511 would make the kernel drop connections and the client wait a second.
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => parentPort?.postMessage(server.address()));
