import { useQuery } from '@tanstack/react-query';

import { deals, getDealsQueryKey } from '#sdk/generated/api/deals/deals.ts';
import { getPlansQueryKey, plans } from '#sdk/generated/api/plans/plans.ts';
import { Deals200Response } from '#sdk/generated/zod/deals/deals.zod.ts';
import { Plans200Response } from '#sdk/generated/zod/plans/plans.zod.ts';
import { validated } from '#sdk/validated.ts';

/** All deals of the country the visitor's connection is in. */
export function useCountryDeals() {
  return useQuery({
    queryKey: getDealsQueryKey(),
    queryFn: async ({ signal }) => validated(Deals200Response, await deals(undefined, undefined, signal)),
  });
}

/** The solver plans and what they cost. */
export function usePlans() {
  return useQuery({
    queryKey: getPlansQueryKey(),
    queryFn: async ({ signal }) => validated(Plans200Response, await plans(undefined, signal)),
  });
}
