import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server received it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly token: string | null;
  readonly contentType: string | null;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `hangUp` closes the connection without an answer. */
type Handler = (call: Call) => Answer | 'hangUp' | Promise<Answer | 'hangUp'>;

const REFRESH = '/api/v1/token/refresh/';

/** A small real server with tokens of its own, whose answers a test can replace one path at a time. */
export class TestApi {
  readonly calls: Call[] = [];
  readonly handlers = new Map<string, Handler>();
  origin = '';
  isRotating = false;
  /** Seconds that an access token lives. */
  lifetime = 300;
  player: unknown = ADA;
  readonly #access = new Set<string>();
  readonly #refresh = new Set<string>(['refresh-0']);
  #issued = 0;
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Expires every access token. */
  expireAll(): void {
    this.#access.clear();
  }

  refuseRefresh(): void {
    this.#refresh.clear();
  }

  /** Revokes every older token. Returns the new pair. */
  replaceTokens(): { access: string; refresh: string } {
    this.expireAll();
    this.refuseRefresh();
    return this.#pair();
  }

  on(path: string, handler: Handler): void {
    this.handlers.set(path, handler);
  }

  /** Holds the answers of a path. Returns a function that lets them go. */
  hold(path: string): () => void {
    const gate = Promise.withResolvers<undefined>();
    const handler = this.handlers.get(path) ?? this.defaultAnswer;
    this.on(path, async (call) => {
      await gate.promise;
      return handler(call);
    });
    return () => gate.resolve(undefined);
  }

  to(path: string): Call[] {
    return this.calls.filter((call) => call.path === path);
  }

  get refreshes(): Call[] {
    return this.to(REFRESH);
  }

  /** The latest access token. */
  get current(): string {
    return this.#issued === 0 ? '' : ([...this.#access].at(-1) ?? '');
  }

  readonly defaultAnswer = (call: Call): Answer => {
    if (call.path === '/api/v1/token/') return { status: 200, body: this.#pair() };
    if (call.path === REFRESH) return this.#exchange(call);
    if (call.path === '/api/v1/token/blacklist/') return { status: 204 };
    const isPublic = /^\/api\/v1\/(deals|region|plans)\//.test(call.path);
    if (!(call.token === null && isPublic) && !this.#access.has(call.token ?? '')) return UNAUTHORIZED;
    if (call.path === '/api/v1/account/') return { status: 200, body: this.player };
    return { status: 200, body: { path: call.path } };
  };

  #exchange(call: Call): Answer {
    const { refresh } = JSON.parse(call.body) as { refresh: string };
    if (!this.#refresh.has(refresh))
      return { ...UNAUTHORIZED, body: { detail: 'no', code: 'token_not_valid' } };
    if (!this.isRotating) return { status: 200, body: { access: this.#issueAccess() } };
    this.#refresh.delete(refresh);
    return { status: 200, body: this.#pair() };
  }

  #pair() {
    const access = this.#issueAccess();
    const refresh = `refresh-${this.#issued}`;
    this.#refresh.add(refresh);
    return { access, refresh };
  }

  #issueAccess(): string {
    this.#issued += 1;
    // The clock of the server is a year behind, as the client must not compare it with its own.
    const iat = 1_700_000_000 + this.#issued;
    const payload = Buffer.from(JSON.stringify({ iat, exp: iat + this.lifetime })).toString('base64url');
    const token = `head.${payload}.access-${this.#issued}`;
    this.#access.add(token);
    return token;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    this.calls.push(call);
    const answer = await (this.handlers.get(call.path) ?? this.defaultAnswer)(call);
    if (answer === 'hangUp') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers });
    response.end(answer.body === undefined ? '' : asText(answer.body));
  }
}

export const ADA = {
  id: 1,
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Byron',
  country: 'GB',
  edge_balance: '12.50',
  flags: ['NOLT'],
  subscriptions: [],
};

export const UNAUTHORIZED = { status: 401, body: { detail: 'no' } } as const;

function asText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  return {
    method: request.method ?? '',
    path,
    query,
    token: request.headers.authorization?.replace(/^Bearer /, '') ?? null,
    contentType: request.headers['content-type'] ?? null,
    body: Buffer.concat(chunks).toString('latin1'),
  };
}
