import { expect, type Page, type Request, type Route } from '@playwright/test';

import { operations } from '#api-spec/description.ts';

/** What becomes of a request: it reaches the server, is lost, has its answer lost, or is answered by something else. */
export type NetworkOutcome =
  | 'passes'
  | 'isLost'
  | 'losesItsAnswer'
  | { readonly status: number; readonly json: object; readonly headers?: Record<string, string> };

interface Gate {
  readonly held: Route[];
  /** `holds`: until it is said what becomes of them. */
  outcome: NetworkOutcome | 'holds';
}

/** Holds the requests of single operations until a test says what becomes of them. */
export class ApiGate {
  readonly #gates = new Map<string, Gate>();
  readonly #page: Page;
  readonly #underWay = new Set<Request>();

  private constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#underWay.add(request));
    const forget = (request: Request) => void this.#underWay.delete(request);
    page.on('requestfinished', forget);
    page.on('requestfailed', forget);
  }

  static async at(page: Page): Promise<ApiGate> {
    const gate = new ApiGate(page);
    await page.route('**/api/**', (route) => gate.#meet(route));
    return gate;
  }

  /** From now on requests of the operation wait. What the page had asked before by itself is answered first. */
  async hold(operation: string): Promise<void> {
    if (this.#gate(operation).outcome === 'holds') return;
    await this.#page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    const isUnderWay = () => [...this.#underWay].some((request) => operationOf(request) === operation);
    await expect.poll(isUnderWay).toBe(false);
    this.#gate(operation).outcome = 'holds';
  }

  /** How many requests of the page are under way that nobody holds here. */
  get underWay(): number {
    const held = [...this.#gates.values()].flatMap((gate) => gate.held).map((route) => route.request());
    return [...this.#underWay].filter((request) => !held.includes(request)).length;
  }

  /** A request of the operation waits here. */
  async hasMet(operation: string): Promise<void> {
    const gate = this.#gate(operation);
    if (gate.outcome === 'holds') await expect.poll(() => gate.held.length).toBeGreaterThan(0);
  }

  /** Everything that waits, and what comes until `open`, meets this. */
  async let(operation: string, outcome: NetworkOutcome): Promise<void> {
    const gate = this.#gate(operation);
    gate.outcome = outcome;
    await Promise.all(gate.held.splice(0).map((route) => meet(route, outcome)));
  }

  /** What waits meets this, and what comes waits again. */
  async letOnly(operation: string, outcome: NetworkOutcome): Promise<void> {
    await Promise.all(
      this.#gate(operation)
        .held.splice(0)
        .map((route) => meet(route, outcome)),
    );
  }

  /** Requests of the operation reach the server. */
  async open(operation: string): Promise<void> {
    const gate = this.#gate(operation);
    gate.outcome = 'passes';
    await Promise.all(gate.held.splice(0).map((route) => meet(route, 'passes')));
  }

  /** Every request reaches the server from now on. What is still held is of a page that is about to go. */
  forget(): void {
    this.#gates.clear();
  }

  async #meet(route: Route): Promise<void> {
    const gate = this.#gates.get(operationOf(route.request()) ?? '');
    if (gate?.outcome === 'holds') gate.held.push(route);
    else await meet(route, gate?.outcome ?? 'passes');
  }

  #gate(operation: string): Gate {
    const gate = this.#gates.get(operation) ?? { held: [], outcome: 'passes' };
    this.#gates.set(operation, gate);
    return gate;
  }
}

async function meet(route: Route, outcome: NetworkOutcome): Promise<void> {
  if (outcome === 'passes') return route.continue();
  if (outcome === 'isLost') return route.abort('connectionrefused');
  if (outcome !== 'losesItsAnswer') return route.fulfill(outcome);
  await route.fetch();
  return route.abort('connectionreset');
}

const described = operations().map(({ id, method, path }) => ({
  id,
  method,
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

function operationOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  return described.find(({ method, path }) => method === request.method() && path.test(pathname))?.id;
}
