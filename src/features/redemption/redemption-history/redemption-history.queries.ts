import { useQuery } from '@tanstack/react-query';

import { getRedemptionsQueryKey, redemptions } from '#sdk/generated/api/redemptions/redemptions.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { Redemptions200Response } from '#sdk/generated/zod/redemptions/redemptions.zod.ts';
import { validated } from '#sdk/validated.ts';

/** How often a redemption that is on its way is asked after, while somebody looks: a hidden tab asks nothing. */
const PENDING_LOOK_MS = 60_000;

/** The player's redemptions, newest first; one that is on its way is looked after. */
export function useRedemptions() {
  return useQuery({
    queryKey: getRedemptionsQueryKey(),
    queryFn: async ({ signal }) => validated(Redemptions200Response, await redemptions(undefined, signal)),
    refetchInterval: ({ state: { data } }) => (isOneOnItsWay(data) ? PENDING_LOOK_MS : false),
    refetchOnWindowFocus: ({ state: { data } }) => (isOneOnItsWay(data) ? 'always' : true),
  });
}

function isOneOnItsWay(all: readonly Redemption[] = []): boolean {
  return all.some(({ status }) => status === 'pending');
}
