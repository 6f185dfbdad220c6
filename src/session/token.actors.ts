import { fromPromise } from '#machines/shared/from-promise.ts';
import { readProblem } from '#machines/shared/problem.ts';
import type { TokenActors } from '#machines/token/token.contract.ts';
import { judgeRefresh, type RefreshAnswer, type RefreshOutcome } from '#machines/token/token.failures.ts';
import { withLock } from '#lib/locks.ts';
import { refreshToken } from '#sdk/generated/api/token/token.ts';
import type { RefreshedToken } from '#sdk/generated/model/refreshed-token.ts';
import { RefreshToken200Response } from '#sdk/generated/zod/token/token.zod.ts';
import { validated } from '#sdk/validated.ts';
import type { RenewalWatch } from './renewals.ts';
import type { TokenVault } from './token-vault.ts';

const REFRESH_TIME_LIMIT_MS = 10_000;
/** Only one tab refreshes at a time. */
const LOCK = 'user_refresh';
/** How long to wait for a tab that hangs while it holds the lock. */
const LONGEST_TURN_MS = 8_000;

interface Dependencies {
  readonly vault: TokenVault;
  readonly locks: LockManager | undefined;
  readonly renewals: RenewalWatch;
  readonly now: () => number;
}

/** The actors of the token machine. */
export function tokenActors({ vault, locks, renewals, now }: Dependencies) {
  /** A refresh may also run without the lock. `judgeRefresh` and `vault.commit` handle a token that another tab replaced. */
  const refreshInTurn = (signal: AbortSignal) =>
    withLock(locks, LOCK, { waitMs: LONGEST_TURN_MS }, () => refreshStored(signal));

  async function refreshStored(signal: AbortSignal): Promise<RefreshOutcome> {
    const claimed = vault.claimStored();
    if (claimed === null) return { kind: 'gone' };
    const answer = await exchange(claimed.refresh, signal);
    let verdict = judgeRefresh(answer, vault.compare(claimed));
    if (verdict.kind === 'refused' || verdict.kind === 'tooOld') {
      await renewals.settled();
      verdict = judgeRefresh(answer, vault.compare(claimed));
    }
    if (verdict.kind === 'ok') return { kind: 'ok', ...vault.commit(claimed, verdict.tokens, now()) };
    return verdict.kind === 'transient' ? { ...verdict, at: now() } : verdict;
  }

  return {
    readStoredToken: fromPromise(async () => vault.claimStored() !== null),
    refreshToken: fromPromise(({ signal }) => refreshInTurn(signal)),
  } satisfies TokenActors;
}

async function exchange(refresh: string, signal: AbortSignal): Promise<RefreshAnswer<RefreshedToken>> {
  try {
    const answer = await refreshToken({ refresh }, { timeout: REFRESH_TIME_LIMIT_MS, signal });
    return { tokens: validated(RefreshToken200Response, answer) };
  } catch (error) {
    return { problem: readProblem(error) };
  }
}
