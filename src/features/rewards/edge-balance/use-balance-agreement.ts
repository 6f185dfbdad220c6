import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useId } from 'react';

import { LONG_AWAY_MS, usePlayerReturned } from '#hooks/use-player-returned.ts';
import { compareDecimals } from '#lib/decimal.ts';
import { type CallFailure, readCallFailure } from '#machines/shared/call-failure.ts';
import { readProblem } from '#machines/shared/problem.ts';
import { accountQuery } from '#queries/account.ts';
import { edgeChanged } from '#queries/edge-changed.ts';
import { readEdgeHistory } from '#queries/edge-history.ts';
import { currentSession } from '#session/session.ts';

/** The ledger ends with another balance than the account has. Both are decimal strings. */
export interface Disagreement {
  readonly kind: 'disagreeing';
  readonly shown: string;
  readonly ledger: string;
  /** Why the refetch failed; null if it succeeded. */
  readonly failure: CallFailure | null;
}

type Comparison =
  | Disagreement
  | {
      /**
       * `unknown`: the ledger did not load, so nothing contradicts the balance. `changed`: the refetch brought a new
       * balance. `confirmed`: they disagreed before, and agree now.
       */
      readonly kind: 'unknown' | 'agreeing' | 'changed' | 'confirmed';
      readonly shown: string;
    };

/**
 * Compares the balance in the header with the end of the ledger: at first, when the balance changes, and when the player
 * comes back. If they differ, both are fetched again once, and after that only when the player asks.
 *
 * @param shown a decimal string
 */
export function useBalanceAgreement(shown: string) {
  const client = useQueryClient();
  const id = useId();
  const queryKey = ['balance-agreement', id];
  const { data, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => compareBalances(client, client.getQueryData<Comparison>(queryKey), signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const compareAgain = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);

  const compared = data?.shown ?? shown;
  useEffect(() => {
    if (compareDecimals(compared, shown) !== 0) compareAgain();
  }, [compared, shown, compareAgain]);

  usePlayerReturned(LONG_AWAY_MS, compareAgain);

  return { comparison: data, isFetching, compareAgain };
}

async function compareBalances(
  client: QueryClient,
  previous: Comparison | undefined,
  signal: AbortSignal,
): Promise<Comparison> {
  const hadDisagreed = previous?.kind === 'disagreeing';
  const before = shownBalance();
  let ledger = hadDisagreed ? previous.ledger : null;
  if (ledger === null) {
    try {
      ledger = await readLedger(signal);
    } catch {
      return { kind: 'unknown', shown: shownBalance() };
    }
    if (isSame(ledger, shownBalance())) return { kind: 'agreeing', shown: shownBalance() };
  }
  // A fetch that is already running is recent enough: it started after the answer that disagrees.
  edgeChanged(client, { cancelRefetch: false });
  try {
    const account = await client.query({ ...accountQuery(), staleTime: 0, retry: false });
    signal.throwIfAborted();
    currentSession().updateUser(account);
    ledger = await readLedger(signal);
  } catch (error) {
    const failure = readCallFailure(readProblem(error));
    return { kind: 'disagreeing', shown: shownBalance(), ledger, failure };
  }
  const shown = shownBalance();
  if (!isSame(ledger, shown)) return { kind: 'disagreeing', shown, ledger, failure: null };
  if (!isSame(before, shown)) return { kind: 'changed', shown };
  return { kind: hadDisagreed ? 'confirmed' : 'agreeing', shown };
}

function shownBalance(): string {
  return currentSession().view().user?.edge_balance ?? '0';
}

/** The balance after the newest movement; zero if there is none. */
async function readLedger(signal: AbortSignal): Promise<string> {
  const { results } = await readEdgeHistory({}, signal);
  return results[0]?.balance_after ?? '0';
}

function isSame(one: string, other: string): boolean {
  return compareDecimals(one, other) === 0;
}
