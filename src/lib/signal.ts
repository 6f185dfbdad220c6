/** Listeners that are called after each change. */
interface Signal {
  readonly emit: () => void;
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    emit: () => {
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * A signal of stored values. Its listeners are also called when another tab may have changed them.
 *
 * @param ownKey the key of the value; by default any key counts
 */
export function createStorageSignal(ownKey?: string): Signal {
  const { emit, subscribe } = createSignal();
  return {
    emit,
    subscribe: (listener) => {
      const unsubscribe = subscribe(listener);
      // The key is null after `localStorage.clear()`.
      const followOtherTab = ({ key }: StorageEvent) => {
        if (ownKey === undefined || key === null || key === ownKey) listener();
      };
      window.addEventListener('storage', followOtherTab);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', followOtherTab);
      };
    },
  };
}
