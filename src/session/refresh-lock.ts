const NAME = 'user_refresh';
const LONGEST_WAIT_MS = 8_000;

/** Lets one tab of this browser refresh at a time. */
export interface RefreshLock {
  /** Null when the lock was not to be had within 8 s. It is never taken away from another tab. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T | null>;
}

export function createRefreshLock(locks: LockManager | undefined): RefreshLock {
  return { run: (work) => (locks ? runLocked(locks, work) : work()) };
}

async function runLocked<T>(locks: LockManager, work: () => Promise<T>): Promise<T | null> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LONGEST_WAIT_MS);
  try {
    return await locks.request(NAME, { signal: patience.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (patience.signal.aborted) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
