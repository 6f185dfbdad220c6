import { localStore, type KeyValueStore } from '../lib/storage.ts';

/** What a session needs of the world around it. */
export interface SessionEnvironment {
  readonly store: KeyValueStore;
  readonly locks: LockManager | undefined;
  /** Dispatches `online`, `storage`, `visibilitychange`, `pagehide` and `pageshow`. */
  readonly page: EventTarget;
  readonly isVisible: () => boolean;
  /** Covers the page while it is not known whether what it shows may still be seen. */
  readonly setVeiled: (isVeiled: boolean) => void;
  readonly now: () => number;
  readonly newId: () => string;
}

export function browserEnvironment(): SessionEnvironment {
  return {
    store: localStore,
    // Missing on pages that are not secure, whatever the type says.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    page: window,
    isVisible: () => document.visibilityState === 'visible',
    setVeiled: (isVeiled) => {
      document.documentElement.style.visibility = isVeiled ? 'hidden' : '';
    },
    now: () => Date.now(),
    newId,
  };
}

/** `randomUUID` is missing on pages that are not secure. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
