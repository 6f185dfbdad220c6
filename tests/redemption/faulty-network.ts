/** What the network, or a proxy in front of the server, does to a request. */
export const NETWORK_OUTCOMES = [
  'answered',
  /** The connection is cut before the server receives the request. */
  'lost',
  /** The connection is cut, and the server receives the request later. */
  'late',
  /** The server receives the request, and the connection is cut before the answer. */
  'answerLost',
  /** The server receives the request, and its answer arrives later. */
  'answerLate',
  /** A layer below the application resends the request: the server receives it twice. */
  'twice',
  'crashBefore',
  'crashAfter',
  'throttled',
  'unauthorized',
  'blocked',
  /** The login page of a captive portal, with status 200. */
  'captivePortal',
] as const;
export type NetworkOutcome = (typeof NETWORK_OUTCOMES)[number];

interface Message {
  readonly request: Request;
  readonly body: string | null;
  readonly key: string | null;
  /** Null once the page has an answer, or no longer waits. */
  page: PromiseWithResolvers<Response> | null;
  answer: Response | null;
}

/** The network between the pages and a server. Requests and answers are delivered only when the test says so. */
export class FaultyNetwork {
  readonly #server: (request: Request) => Promise<Response>;
  #messages: Message[] = [];
  /** The number of messages sent so far. */
  sent = 0;

  constructor(server: (request: Request) => Promise<Response>) {
    this.#server = server;
  }

  /** The `fetch` that axios calls, in place of the platform's. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const body = request.body === null ? null : await request.text();
    const page = Promise.withResolvers<Response>();
    const message: Message = {
      request,
      body,
      key: request.headers.get('idempotency-key'),
      page,
      answer: null,
    };
    request.signal.addEventListener('abort', () => {
      this.#cut(message, new DOMException('The page is gone', 'AbortError'));
    });
    this.#messages.push(message);
    this.sent += 1;
    return page.promise;
  };

  /** The number of requests that a page waits for. */
  get awaited(): number {
    return this.#messages.filter(({ page }) => page !== null).length;
  }

  get isEmpty(): boolean {
    return this.#messages.length === 0;
  }

  /** Delivers one message, the oldest for 0; does nothing when there is none. */
  async deliver(which: number, outcome: NetworkOutcome): Promise<void> {
    const message = this.#messages[which % Math.max(1, this.#messages.length)];
    if (message === undefined) return;
    const isCut = outcome === 'lost' || outcome === 'late' || outcome === 'answerLost';
    if (outcome === 'late' && message.key !== null && message.answer === null && message.page !== null) {
      this.#cut(message, NO_NETWORK);
      return;
    }
    if (outcome === 'answerLate' && message.answer === null && message.page !== null) {
      message.answer = await this.#send(message);
      return;
    }
    const answer = message.answer ?? (await this.#meet(message, outcome));
    this.#forget(message);
    if (isCut || answer === null) message.page?.reject(NO_NETWORK);
    else message.page?.resolve(answer);
  }

  /** Answers every pending request for plans, balance and status. */
  async answerReads(): Promise<void> {
    const isRead = ({ request: { url, method } }: Message) => method === 'GET' && !url.endsWith(REDEMPTIONS);
    for (const message of this.#messages.filter(isRead)) {
      message.page?.resolve(message.answer ?? (await this.#send(message)));
      this.#forget(message);
    }
  }

  /** Cuts every connection. A request that has not reached the server may still do so. */
  cutAll(): void {
    for (const message of this.#messages) this.#cut(message, NO_NETWORK);
  }

  /** Nothing of it arrives. */
  clear(): void {
    this.cutAll();
    this.#messages = [];
  }

  /** The answer to a message that has none yet. */
  async #meet(message: Message, outcome: NetworkOutcome): Promise<Response | null> {
    if (outcome === 'lost' || outcome === 'late') return null;
    const instead = message.page === null ? undefined : INSTEAD_OF_THE_SERVER[outcome];
    if (instead !== undefined) return instead();
    const answer = await this.#send(message);
    if (outcome === 'twice') return this.#send(message);
    return outcome === 'crashAfter' ? crash() : answer;
  }

  #send({ request, body }: Message): Promise<Response> {
    const { url, method, headers } = request;
    return this.#server(new Request(url, { method, headers, body }));
  }

  #cut(message: Message, reason: unknown): void {
    message.page?.reject(reason);
    message.page = null;
    // Of the requests that no page waits for, only those that spend Edge matter.
    if (message.key === null || message.answer !== null) this.#forget(message);
  }

  #forget(message: Message): void {
    this.#messages = this.#messages.filter((other) => other !== message);
  }
}

const REDEMPTIONS = '/redemptions/';
const NO_NETWORK = new TypeError('Failed to fetch');

const problem = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

const crash = () => problem(500, { detail: 'Something went wrong.' });

const INSTEAD_OF_THE_SERVER: Readonly<Partial<Record<NetworkOutcome, () => Response>>> = {
  crashBefore: crash,
  throttled: () => problem(429, { detail: 'Slow down.' }, { 'retry-after': '7' }),
  unauthorized: () => problem(401, { detail: 'no', code: 'token_not_valid' }),
  blocked: () => problem(403, { detail: 'no', code: 'region_blocked' }),
  captivePortal: () =>
    new Response('<p>Welcome to the hotel</p>', { headers: { 'content-type': 'text/html' } }),
};
