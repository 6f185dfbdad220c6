/** A key-value store that never throws. What the browser refuses to keep is kept for as long as the page lives. */
export interface KeyValueStore {
  /** Whether what is written outlives the page. */
  readonly isPersistent: () => boolean;
  readonly read: (key: string) => string | null;
  /** Tells whether the value outlives the page. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  /** Removes every key that begins so, unless it begins with `kept`. */
  readonly removeAll: (prefix: string, kept?: string) => void;
}

/** Shared by the tabs of this browser. */
export const localStore = createStore(() => globalThis.localStorage);

/** Lasts as long as the tab. */
export const sessionStore = createStore(() => globalThis.sessionStorage);

/** `open` may throw: a browser that forbids storage does so on the first look at it. */
export function createStore(open: () => Storage): KeyValueStore {
  /** Wins over the browser's storage: null marks a key that the browser would not let go of. */
  const memory = new Map<string, string | null>();

  /** False where the browser throws, and where the action says so itself. */
  const attempt = (action: (storage: Storage) => unknown): boolean => {
    try {
      return action(open()) !== false;
    } catch {
      return false;
    }
  };

  /** Some browsers take a value and forget it without a word. */
  const keeps = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value);
      return storage.getItem(key) === value;
    });

  const remove = (key: string): void => {
    const isRemoved = attempt((storage) => storage.removeItem(key));
    if (isRemoved) memory.delete(key);
    else memory.set(key, null);
  };

  const keys = (): string[] => {
    const found = [...memory.keys()];
    attempt((storage) => {
      for (let place = 0; place < storage.length; place += 1) found.push(storage.key(place) ?? '');
    });
    return found;
  };

  return {
    isPersistent: () => {
      const isKept = keeps(PROBE, PROBE);
      attempt((storage) => storage.removeItem(PROBE));
      return isKept;
    },
    read: (key) => {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      let found: string | null = null;
      attempt((storage) => {
        found = storage.getItem(key);
      });
      return found;
    },
    write: (key, value) => {
      // What could not be replaced is not true any more: without it there may be room.
      const isWritten =
        keeps(key, value) || (attempt((storage) => storage.removeItem(key)) && keeps(key, value));
      if (isWritten) memory.delete(key);
      else memory.set(key, value);
      return isWritten;
    },
    remove,
    removeAll: (prefix, kept) => {
      keys()
        .filter((key) => key.startsWith(prefix) && !(kept !== undefined && key.startsWith(kept)))
        .forEach(remove);
    },
  };
}

const PROBE = 'storage-probe';
