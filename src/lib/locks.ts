/** `held`: this tab has the lock; `taken`: another tab has it; `late`: the wait timed out; `refused`: the browser has no locks or denies them. */
export type LockOutcome = 'held' | 'taken' | 'late' | 'refused';

interface LockWish {
  /** `shared` stands beside others of its kind. */
  readonly mode?: LockMode;
  /** Does not wait for another tab that has the lock: it is `taken` at once. */
  readonly ifFree?: boolean;
  readonly waitMs: number;
}

/** The browser's Web Locks. Missing on pages that are not secure and in old browsers, whatever the type says. */
export function browserLocks(): LockManager | undefined {
  try {
    return (navigator as { readonly locks?: LockManager }).locks;
  } catch {
    return undefined;
  }
}

/**
 * Does the work exactly once, with the lock if it can be had: a lock that is missing, refused or late is no lock, and
 * never keeps anybody from working. It is never taken away from another tab.
 */
export function withLock<T>(
  locks: LockManager | undefined,
  name: string,
  { mode = 'exclusive', ifFree = false, waitMs }: LockWish,
  work: (outcome: LockOutcome) => Promise<T>,
): Promise<T> {
  if (locks === undefined) return work('refused');
  return new Promise((resolve, reject) => {
    const patience = new AbortController();
    let working: Promise<void> | null = null;
    const begin = (outcome: LockOutcome) => {
      clearTimeout(timer);
      working ??= (async () => work(outcome))().then(resolve, reject);
      return working;
    };
    const timer = setTimeout(() => {
      void begin('late');
      patience.abort();
    }, waitMs);
    // One that comes too late is given back at once.
    const granted = (lock: Lock | null) =>
      working === null ? begin(lock === null ? 'taken' : 'held') : undefined;
    // A signal and `ifAvailable` cannot be asked for together.
    const options = ifFree ? { mode, ifAvailable: true } : { mode, signal: patience.signal };
    const ask = async () => locks.request(name, options, granted);
    ask().catch(() => begin('refused'));
  });
}
