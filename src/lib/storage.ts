/** A key-value store that never throws. Values that the browser refuses stay in memory until the page is closed. */
export interface KeyValueStore {
  /** Whether written values outlive the page. */
  readonly isPersistent: () => boolean;
  readonly read: (key: string) => string | null;
  /** Returns whether the value outlives the page. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => string[];
  /** Removes all keys with the prefix, except those that begin with `kept`. */
  readonly removeAll: (prefix: string, kept?: string) => void;
}

/** Shared by the tabs of this browser. */
export const localStore = createStore(() => globalThis.localStorage);

/** Lasts until the tab is closed. */
export const sessionStore = createStore(() => globalThis.sessionStorage);

/** `open` may throw: a browser that forbids storage throws on the first access. */
export function createStore(open: () => Storage): KeyValueStore {
  /** Overrides the storage of the browser; null marks a key that could not be removed from it. */
  const memory = new Map<string, string | null>();

  /** False if the browser throws or the action returns false. */
  const attempt = (action: (storage: Storage) => unknown): boolean => {
    try {
      return action(open()) !== false;
    } catch {
      return false;
    }
  };

  /** Reads the value back, because some browsers drop it silently. */
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
      // Remove the outdated value if it cannot be replaced. Without it there may be enough space.
      const isWritten =
        keeps(key, value) || (attempt((storage) => storage.removeItem(key)) && keeps(key, value));
      if (isWritten) memory.delete(key);
      else memory.set(key, value);
      return isWritten;
    },
    remove,
    keys,
    removeAll: (prefix, kept) => {
      keys()
        .filter((key) => key.startsWith(prefix) && !(kept !== undefined && key.startsWith(kept)))
        .forEach(remove);
    },
  };
}

const PROBE = 'storage-probe';

/** Parses stored JSON; null for no text or invalid JSON. The caller checks the shape. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
