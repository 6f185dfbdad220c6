import { expect, type Page, type Request, type Route } from '@playwright/test';

import { operations } from '#api-spec/description.ts';

/** What happens to a request: it reaches the server, is lost, loses its answer, or is answered by another party. */
export type NetworkOutcome =
  | 'passes'
  | 'isLost'
  | 'losesItsAnswer'
  | { readonly status: number; readonly json: object; readonly headers?: Record<string, string> };

interface Gate {
  readonly held: Route[];
  /** `holds`: until the test chooses an outcome. */
  outcome: NetworkOutcome | 'holds';
}

/** Holds the requests of single operations until the test chooses their outcome. */
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

  /** Holds requests of the operation from now on. Requests that the page had already sent are answered first. */
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

  /** The number of pending requests of the page that are not held here. */
  get underWay(): number {
    const held = [...this.#gates.values()].flatMap((gate) => gate.held).map((route) => route.request());
    return [...this.#underWay].filter((request) => !held.includes(request)).length;
  }

  /** Waits until a request of the operation is held. */
  async hasMet(operation: string): Promise<void> {
    const gate = this.#gate(operation);
    if (gate.outcome === 'holds') await expect.poll(() => gate.held.length).toBeGreaterThan(0);
  }

  /** Applies the outcome to the held requests, and to those that follow until `open`. */
  async let(operation: string, outcome: NetworkOutcome): Promise<void> {
    const gate = this.#gate(operation);
    gate.outcome = outcome;
    await Promise.all(gate.held.splice(0).map((route) => meet(route, outcome)));
  }

  /** Applies the outcome to the held requests, and holds those that follow. */
  async letOnly(operation: string, outcome: NetworkOutcome): Promise<void> {
    await Promise.all(
      this.#gate(operation)
        .held.splice(0)
        .map((route) => meet(route, outcome)),
    );
  }

  /** Stops holding the operation: its requests reach the server. */
  async open(operation: string): Promise<void> {
    const gate = this.#gate(operation);
    gate.outcome = 'passes';
    await Promise.all(gate.held.splice(0).map((route) => meet(route, 'passes')));
  }

  /** Stops holding every operation. Requests that are still held belong to a page that is about to close. */
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
