const NAME = 'user_renewal';
const LONGEST_WAIT_MS = 1_000;

/**
 * A call that replaces the tokens (a change of password) makes the server refuse the older ones before its answer is
 * here. Whoever is refused in between must look at the storage once more before it ends the session.
 */
export interface RenewalWatch {
  /** Does the work at once, and lets all tabs know until it is done. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits until no tab expects new tokens, for a second at most. */
  readonly settled: () => Promise<void>;
}

/** Without Web Locks nobody can tell what other tabs do, so that the whole second is waited. */
export function createRenewalWatch(locks: LockManager | undefined): RenewalWatch {
  if (!locks) return { during: (work) => work(), settled: () => pause(LONGEST_WAIT_MS) };
  return {
    during: (work) => locks.request(NAME, { mode: 'shared' }, work),
    settled: () => waitForAll(locks),
  };
}

async function waitForAll(locks: LockManager): Promise<void> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LONGEST_WAIT_MS);
  try {
    await locks.request(NAME, { signal: patience.signal }, () => undefined);
  } catch (error) {
    if (!patience.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
