import { withLock } from '#lib/locks.ts';
import type { TokenEvent } from '#machines/token/token.contract.ts';
import type { TokenVault } from './token-vault.ts';

const NAME = 'user_renewal';
const LONGEST_WAIT_MS = 1_000;

/**
 * A call that replaces the tokens (a change of password) makes the server refuse the old ones before its answer arrives.
 * A request that is refused in between must check the storage once more before it ends the session.
 */
export interface RenewalWatch {
  /** Does the work at once. All tabs can see that it is running. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits until no tab expects new tokens, for a second at most. */
  readonly settled: () => Promise<void>;
}

/** Without Web Locks other tabs are invisible, so it waits the whole second. */
export function createRenewalWatch(locks: LockManager | undefined): RenewalWatch {
  const wish = { waitMs: LONGEST_WAIT_MS };
  return {
    during: (work) => withLock(locks, NAME, { ...wish, mode: 'shared' }, work),
    settled: () =>
      withLock(locks, NAME, wish, (lock) =>
        lock === 'refused' ? pause(LONGEST_WAIT_MS) : Promise.resolve(),
      ),
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

interface Dependencies {
  readonly vault: TokenVault;
  readonly tellToken: (event: TokenEvent) => void;
  readonly now: () => number;
  /** Revokes a refresh token at the server. */
  readonly revoke: (refresh: string) => void;
}

/** A pair that arrives after logout is not kept: it is revoked at the server. */
export async function renewTokens(
  { vault, tellToken, now, revoke }: Dependencies,
  ask: () => Promise<TokenPair>,
): Promise<void> {
  const asked = vault.login();
  const pair = await ask();
  const facts = vault.renew(asked, pair, now());
  if (facts === null) revoke(pair.refresh);
  else tellToken({ type: 'tokens.received', facts });
}
