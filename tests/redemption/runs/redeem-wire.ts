import type { APIResponse, BrowserContext, Page, Request, Route } from '@playwright/test';

import type { Chance } from './chance.ts';

/** What becomes of a redemption that is sent. */
export const FATES = [
  'passes',
  'request dropped',
  /** Cut, and the server gets it later. */
  'request late',
  'request delayed',
  'answer dropped',
  'answer delayed',
  'doubled',
  '500 before',
  '500 after',
  '503',
  '409',
  '429',
  'garbage before',
  'garbage after',
] as const;
export type Fate = (typeof FATES)[number];

const FATES_OF_READS = [
  'request dropped',
  'request delayed',
  'answer delayed',
  '503',
  'garbage before',
] as const;

/** Stands between the tabs of a browser and the server for what a redemption sends and reads. */
export class RedeemWire {
  readonly #context: BrowserContext;
  readonly #chance: Chance;
  readonly #first: Fate;
  #held: (() => Promise<unknown>)[] = [];
  #late: (() => Promise<unknown>)[] = [];
  #atWork = 0;
  #isHealthy = false;
  #sends = 0;
  /** A session begins: its reading of the account passes. */
  isBeginning = false;
  /** The key of each send, in order. */
  readonly keys: string[] = [];
  /** The key that a tab sent last. */
  readonly keyOf = new Map<Page, string>();

  private constructor(context: BrowserContext, chance: Chance, first: Fate) {
    this.#context = context;
    this.#chance = chance;
    this.#first = first;
  }

  /** @param first what becomes of the first redemption that is sent */
  static async at(context: BrowserContext, chance: Chance, first: Fate): Promise<RedeemWire> {
    const wire = new RedeemWire(context, chance, first);
    await context.route(WATCHED, (route) => wire.#meet(route));
    return wire;
  }

  get isCalm(): boolean {
    return this.#atWork === 0;
  }

  get isHolding(): boolean {
    return this.#held.length > 0;
  }

  /** Lets go of what is held. */
  async release(): Promise<void> {
    await Promise.all(this.#held.splice(0).map((go) => go()));
  }

  /** What was cut and is late reaches the server. */
  async deliverLate(): Promise<void> {
    await Promise.all(this.#late.splice(0).map((go) => go()));
  }

  /** Nothing happens to a message any more. */
  heal(): void {
    this.#isHealthy = true;
  }

  async #meet(route: Route): Promise<void> {
    this.#atWork += 1;
    try {
      await this.#let(route, this.#fateOf(route.request()));
    } catch {
      // The page is gone, or has given up.
    } finally {
      this.#atWork -= 1;
    }
  }

  #fateOf(request: Request): Fate {
    const isSend = request.method() === 'POST';
    const key = request.headers()['idempotency-key'];
    if (isSend && key !== undefined) {
      this.keys.push(key);
      this.keyOf.set(request.frame().page(), key);
    }
    if (this.#isHealthy) return 'passes';
    if (isSend) {
      this.#sends += 1;
      if (this.#sends === 1) return this.#first;
      return this.#chance.draw('send passes') < 0.4 ? 'passes' : this.#chance.pick('send', FATES);
    }
    const { pathname } = new URL(request.url());
    if (this.isBeginning && pathname === '/api/v1/account/') return 'passes';
    return this.#chance.draw(`${pathname} passes`) < 0.85
      ? 'passes'
      : this.#chance.pick(pathname, FATES_OF_READS);
  }

  /** Until it is released; at once where that is over. */
  #hold(go: () => Promise<unknown>): Promise<unknown> | undefined {
    if (this.#isHealthy) return go();
    this.#held.push(go);
    return undefined;
  }

  async #let(route: Route, fate: Fate): Promise<unknown> {
    switch (fate) {
      case 'passes':
        return route.continue();
      case 'request dropped':
        return route.abort('connectionreset');
      case 'request late':
        this.#late.push(copyOf(this.#context, route.request()));
        return route.abort('connectionreset');
      case 'request delayed':
        return this.#hold(() => route.continue().catch(() => undefined));
      case 'answer dropped':
        await route.fetch();
        return route.abort('connectionreset');
      case 'answer delayed': {
        const response = await route.fetch();
        return this.#hold(() => route.fulfill({ response }).catch(() => undefined));
      }
      case 'doubled': {
        const [, response] = await Promise.all([route.fetch(), route.fetch()]);
        return route.fulfill({ response });
      }
      case '500 before':
        return route.fulfill(CRASH);
      case '500 after':
        await route.fetch();
        return route.fulfill(CRASH);
      case '503':
        return route.fulfill({ status: 503, json: {}, headers: { 'retry-after': '1' } });
      case '409':
        return route.fulfill({ status: 409, json: { detail: 'No.', code: 'redemption_running' } });
      case '429':
        return route.fulfill({ status: 429, json: { detail: 'No.' }, headers: { 'retry-after': '1' } });
      case 'garbage before':
        return route.fulfill(GARBAGE);
      case 'garbage after':
        await route.fetch();
        return route.fulfill(GARBAGE);
    }
  }
}

const WATCHED = /\/api\/v1\/(plans\/|account\/|account\/redemption-status\/|account\/redemptions\/)$/;
const CRASH = { status: 500, json: { detail: 'Something went wrong.' } };
const GARBAGE = { status: 200, contentType: 'text/html', body: '<p>Welcome to the hotel</p>' };

/** The same request by another way, whatever becomes of the page. */
function copyOf(context: BrowserContext, request: Request): () => Promise<APIResponse> {
  const [url, method, headers, data] = [
    request.url(),
    request.method(),
    request.headers(),
    request.postData(),
  ];
  return () => context.request.fetch(url, { method, headers, ...(data !== null && { data }) });
}
