import { useQuery } from '@tanstack/react-query';

import { useOpenDeals } from '#reading/use-open-deals.ts';
import { deals, getDealsQueryKey } from '#sdk/generated/api/deals/deals.ts';
import { earnings, getEarningsQueryKey } from '#sdk/generated/api/earnings/earnings.ts';
import { getPlansQueryKey, plans } from '#sdk/generated/api/plans/plans.ts';
import { getRedemptionsQueryKey, redemptions } from '#sdk/generated/api/redemptions/redemptions.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import type { EarningsPeriod } from '#sdk/generated/model/earnings-period.ts';
import { Deals200Response } from '#sdk/generated/zod/deals/deals.zod.ts';
import { Earnings200Response } from '#sdk/generated/zod/earnings/earnings.zod.ts';
import { Plans200Response } from '#sdk/generated/zod/plans/plans.zod.ts';
import { Redemptions200Response } from '#sdk/generated/zod/redemptions/redemptions.zod.ts';
import { validated } from '#sdk/validated.ts';
import { dealMultipliers, ownMultipliers, type Multipliers } from './multipliers.ts';

const NONE: readonly Deal[] = [];

/** The solver plans and what they cost. */
export function usePlans() {
  return useQuery({
    queryKey: getPlansQueryKey(),
    queryFn: async ({ signal }) => validated(Plans200Response, await plans(undefined, signal)),
  });
}

/** The plan that was redeemed and is on its way: the server runs one redemption at a time. */
export function usePlanOnItsWay() {
  const { data, isPending, failureCount } = useQuery({
    queryKey: getRedemptionsQueryKey(),
    queryFn: async ({ signal }) => validated(Redemptions200Response, await redemptions(undefined, signal)),
  });
  return {
    /** A reading that is being repeated is not waited for: the server has the last word. */
    isKnown: !isPending || failureCount > 0,
    onItsWay: data?.find(({ status }) => status === 'pending')?.plan.tier ?? null,
  };
}

/**
 * At what multipliers the player earns Edge; null while or where nobody knows.
 *
 * @param isWanted nothing is asked for a player who has enough
 */
export function useMultipliers(isWanted: boolean): Multipliers | null {
  const months = [useEarnings('this_month', isWanted), useEarnings('last_month', isWanted)];
  const own = ownMultipliers(months.flatMap(({ data }) => data?.rows ?? []));
  const hasNone = own === null && months.every(({ data }) => data !== undefined);
  const { data } = useQuery({
    queryKey: getDealsQueryKey(),
    queryFn: async ({ signal }) => validated(Deals200Response, await deals(undefined, undefined, signal)),
    enabled: isWanted && hasNone,
  });
  const open = useOpenDeals(data?.results ?? NONE);
  if (own !== null) return own;
  return hasNone && data !== undefined ? dealMultipliers(open) : null;
}

function useEarnings(period: EarningsPeriod, isWanted: boolean) {
  return useQuery({
    queryKey: getEarningsQueryKey({ period }),
    queryFn: async ({ signal }) =>
      validated(Earnings200Response, await earnings({ period }, undefined, signal)),
    enabled: isWanted,
  });
}
