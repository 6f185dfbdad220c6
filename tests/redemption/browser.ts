import { createStore } from '#lib/storage.ts';
import { axiosClient } from '#sdk/axios-client.ts';
import { refreshFailed } from '#sdk/errors.ts';
import { installTokenSource } from '#sdk/token-source.ts';
import { configureHttp } from '#sdk/transport.ts';
import { startSession } from '#session/session.ts';
import type { FaultyNetwork } from './faulty-network.ts';

/** The storage that the tabs of the browser share. */
export function fillStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  return kept;
}

/** The visibility of the tabs, visible at first. Returns a function that changes it. */
export function fillDocument(): (isVisible: boolean) => void {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  Object.defineProperty(globalThis, 'document', { configurable: true, value: page });
  return (isVisible) => {
    page.visibilityState = isVisible ? 'visible' : 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
  };
}

/** Whether the browser has Web Locks. */
export function setLocks(areThere: boolean): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: areThere ? LOCKS : undefined });
}

const LOCKS = (navigator as { locks?: LockManager }).locks;

/** Makes the SDK send through this network, with the member's token. Returns a function that undoes it. */
export function joinSdk(network: FaultyNetwork, access: string): () => void {
  configureHttp({ baseUrl: 'http://api.test' });
  Object.assign(axiosClient.defaults, { adapter: 'fetch', env: { fetch: network.fetch } });
  // Nobody is logged in: the flow only hands it the balance.
  const session = startSession({
    store: createStore(() => localStorage),
    locks: undefined,
    page: new EventTarget(),
    isVisible: () => true,
    setVeiled: () => undefined,
    now: () => 0,
    chance: () => 0,
    newId: () => 'none',
  });
  const uninstall = installTokenSource({
    getToken: ({ used }) =>
      used === undefined
        ? Promise.resolve({ token: access, generation: 1, login: 1 })
        : Promise.reject(refreshFailed({ kind: 'answered', status: 401 })),
    rejectToken: () => undefined,
  });
  return () => {
    uninstall();
    session.stop();
  };
}
