/**
 * `held`: this tab has the lock; `taken`: another tab has it; `late`: the wait timed out; `refused`: the browser has no
 * locks or denies them.
 */
export type LockOutcome = 'held' | 'taken' | 'late' | 'refused';

interface LockWish {
  /** Several tabs can hold a `shared` lock at the same time. */
  readonly mode?: LockMode;
  /** Does not wait for another tab that has the lock: it is `taken` at once. */
  readonly ifFree?: boolean;
  readonly waitMs: number;
}

/** The Web Locks of the browser. Undefined in insecure contexts and old browsers, although the type says otherwise. */
export function browserLocks(): LockManager | undefined {
  try {
    return (navigator as { readonly locks?: LockManager }).locks;
  } catch {
    return undefined;
  }
}

/**
 * Does the work exactly once, with the lock if possible. If the lock is taken, late or refused, the work runs without
 * it. A lock is never stolen from another tab.
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
    // A lock that is granted too late is released at once.
    const granted = (lock: Lock | null) =>
      working === null ? begin(lock === null ? 'taken' : 'held') : undefined;
    // `signal` and `ifAvailable` cannot be combined.
    const options = ifFree ? { mode, ifAvailable: true } : { mode, signal: patience.signal };
    const ask = async () => locks.request(name, options, granted);
    ask().catch(() => begin('refused'));
  });
}
