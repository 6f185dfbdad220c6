import { fromPromise } from 'xstate';

import { readProblem } from '../../machines/shared/problem.ts';
import type { TokenActors } from '../../machines/token/token.contract.ts';
import {
  judgeRefresh,
  type RefreshAnswer,
  type RefreshOutcome,
} from '../../machines/token/token.failures.ts';
import { refreshToken } from '../sdk/generated/api/token/token.ts';
import type { RefreshedToken } from '../sdk/generated/model/refreshed-token.ts';
import { RefreshToken200Response } from '../sdk/generated/zod/token/token.zod.ts';
import { validated } from '../sdk/validated.ts';
import type { RefreshLock } from './refresh-lock.ts';
import type { RenewalWatch } from './renewal-watch.ts';
import type { TokenVault } from './token-vault.ts';

const REFRESH_TIME_LIMIT_MS = 10_000;

interface Means {
  readonly vault: TokenVault;
  readonly lock: RefreshLock;
  readonly renewals: RenewalWatch;
  readonly now: () => number;
}

/** Fills the ports of the token machine. */
export function tokenActors({ vault, lock, renewals, now }: Means) {
  async function refreshStored(signal: AbortSignal): Promise<RefreshOutcome> {
    const claimed = vault.claimStored();
    if (claimed === null) return { kind: 'gone' };
    const answer = await exchange(claimed.refresh, signal);
    let verdict = judgeRefresh(answer, vault.compare(claimed));
    if (verdict.kind === 'refused' || verdict.kind === 'tooOld') {
      await renewals.settled();
      verdict = judgeRefresh(answer, vault.compare(claimed));
    }
    return verdict.kind === 'ok' ? { kind: 'ok', ...vault.commit(claimed, verdict.tokens, now()) } : verdict;
  }

  return {
    readStoredToken: fromPromise(async () => vault.claimStored() !== null),
    refreshToken: fromPromise(
      async ({ signal }) =>
        (await lock.run(() => refreshStored(signal))) ?? { kind: 'transient', retryAfterSeconds: null },
    ),
  } satisfies TokenActors;
}

async function exchange(refresh: string, signal: AbortSignal): Promise<RefreshAnswer<RefreshedToken>> {
  try {
    const answer = await refreshToken({ refresh }, { timeout: REFRESH_TIME_LIMIT_MS }, signal);
    return { tokens: validated(RefreshToken200Response, answer) };
  } catch (error) {
    return { problem: readProblem(error) };
  }
}
