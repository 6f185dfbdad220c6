import { useQuery } from '@tanstack/react-query';

import { dealsQuery } from '#queries/deals.ts';
import { earningsQuery } from '#queries/earnings.ts';
import { redemptionsQuery } from '#queries/redemptions.ts';
import { useOpenDeals } from '#hooks/use-open-deals.ts';

/** The plan of the pending redemption. The server runs one at a time. */
export function usePendingTier() {
  const { data, isPending, failureCount } = useQuery(redemptionsQuery());
  return {
    /** Also true during retries of a failed query: the server refuses a second redemption anyway. */
    isKnown: !isPending || failureCount > 0,
    pendingTier: data?.find(({ status }) => status === 'pending')?.plan.tier ?? null,
  };
}

/**
 * Edge for one dollar of net rake, decimal strings: at the player's rooms, or at all open deals for a player without one.
 * Null while they are unknown.
 *
 * @param isWanted false for a player who has enough Edge: nothing is fetched
 */
export function useMultipliers(isWanted: boolean): readonly string[] | null {
  const months = [
    useQuery({ ...earningsQuery('this_month'), enabled: isWanted }),
    useQuery({ ...earningsQuery('last_month'), enabled: isWanted }),
  ];
  const rooms = months.flatMap(({ data }) => data?.rows ?? []);
  const hasNone = rooms.length === 0 && months.every(({ data }) => data !== undefined);
  const { data } = useQuery({ ...dealsQuery(), enabled: isWanted && hasNone });
  const open = useOpenDeals(data?.results);
  if (rooms.length > 0) return rooms.map(({ edge_multiplier }) => edge_multiplier);
  return hasNone && data !== undefined ? open.map(({ edge_multiplier }) => edge_multiplier) : null;
}
