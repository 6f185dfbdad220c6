import { browserLocks } from '#lib/locks.ts';
import { newId } from '#lib/new-id.ts';
import { localStore, type KeyValueStore } from '#lib/storage.ts';

/** The browser APIs that a session depends on. */
export interface SessionEnvironment {
  readonly store: KeyValueStore;
  readonly locks: LockManager | undefined;
  /** Dispatches `online`, `storage`, `visibilitychange`, `pagehide` and `pageshow`. */
  readonly page: EventTarget;
  readonly isVisible: () => boolean;
  /** Hides the page until it is clear that its content may still be shown. */
  readonly setVeiled: (isVeiled: boolean) => void;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly newId: () => string;
}

export function browserEnvironment(): SessionEnvironment {
  return {
    store: localStore,
    locks: browserLocks(),
    page: window,
    isVisible: () => document.visibilityState === 'visible',
    setVeiled: (isVeiled) => {
      document.documentElement.style.visibility = isVeiled ? 'hidden' : '';
    },
    now: () => Date.now(),
    chance: () => Math.random(),
    newId,
  };
}
