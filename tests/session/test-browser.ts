import { vi } from 'vitest';

import type { KeyValueStore } from '#lib/storage.ts';
import type { http } from '#sdk/http.ts';
import type { onRegionBlocked } from '#sdk/signals.ts';
import type { Session } from '#session/create-session.ts';
import type { SessionView } from '#session/session-view.ts';

/** What the tabs of one browser share. */
export interface TestBrowser {
  readonly storage: Map<string, string>;
  readonly locks: LockManager | undefined;
  readonly storageThrows: boolean;
}

export function testBrowser(options: Partial<TestBrowser> = {}): TestBrowser {
  return { storage: new Map(), locks: navigator.locks, storageThrows: false, ...options };
}

/** One tab: the application's own modules, loaded for it alone. */
export interface Tab {
  readonly session: Session;
  readonly http: typeof http;
  readonly onRegionBlocked: typeof onRegionBlocked;
  readonly page: EventTarget;
  /** The changes of the cover of the page, in order. */
  readonly veils: boolean[];
  readonly get: (path: string, signal?: AbortSignal) => Promise<unknown>;
  readonly until: (isSo: (view: SessionView) => boolean) => Promise<SessionView>;
  readonly close: () => void;
}

export async function openTab(origin: string, browser: TestBrowser): Promise<Tab> {
  vi.resetModules();
  const sdk = await import('#sdk/http.ts');
  const { configureHttp } = await import('#sdk/transport.ts');
  const signals = await import('#sdk/signals.ts');
  const { startSession } = await import('#session/session.ts');
  const { createStore } = await import('#lib/storage.ts');

  configureHttp({ baseUrl: origin });
  const page = new EventTarget();
  const veils: boolean[] = [];
  let ids = 0;
  const session = startSession({
    store: storeOf(browser, createStore),
    locks: browser.locks,
    page,
    isVisible: () => true,
    setVeiled: (isVeiled) => veils.push(isVeiled),
    now: () => Date.now(),
    chance: () => 0,
    newId: () => `login-${String(++ids)}-${String(Math.random())}`,
  });
  return {
    session,
    http: sdk.http,
    onRegionBlocked: signals.onRegionBlocked,
    page,
    veils,
    get: (path, signal) => sdk.http({ url: path, method: 'GET', ...(signal && { signal }) }),
    until: async (isSo) => {
      await until(() => isSo(session.view()));
      return session.view();
    },
    close: () => session.stop(),
  };
}

function storeOf(browser: TestBrowser, createStore: (open: () => Storage) => KeyValueStore): KeyValueStore {
  return createStore(() => {
    if (browser.storageThrows) throw new DOMException('no', 'SecurityError');
    return {
      getItem: (key) => browser.storage.get(key) ?? null,
      setItem: (key, value) => void browser.storage.set(key, value),
      removeItem: (key) => void browser.storage.delete(key),
    } as Storage;
  });
}

const MOST_TURNS = 20_000;

/** Waits for a condition without moving a fake clock. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; !isSo(); turn += 1) {
    if (turn > MOST_TURNS) throw new Error(`Never came true: ${isSo.toString()}`);
    await turnOfTheLoop();
  }
}

/** Flushes promises and local answers without moving the clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await turnOfTheLoop();
}

function turnOfTheLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
