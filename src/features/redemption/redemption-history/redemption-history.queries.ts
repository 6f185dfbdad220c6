import { useQuery } from '@tanstack/react-query';

import { redemptionsQuery } from '#queries/redemptions.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';

/** How often a redemption that is on its way is asked after, while somebody looks: a hidden tab asks nothing. */
const PENDING_LOOK_MS = 60_000;

/** The player's redemptions, newest first; one that is on its way is looked after. */
export function useRedemptions() {
  return useQuery({
    ...redemptionsQuery(),
    refetchInterval: ({ state: { data } }) => (isOneOnItsWay(data) ? PENDING_LOOK_MS : false),
    refetchOnWindowFocus: ({ state: { data } }) => (isOneOnItsWay(data) ? 'always' : true),
  });
}

function isOneOnItsWay(all: readonly Redemption[] = []): boolean {
  return all.some(({ status }) => status === 'pending');
}
