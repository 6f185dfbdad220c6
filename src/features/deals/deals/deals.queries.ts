import { useQuery } from '@tanstack/react-query';

import { deals, getDealsQueryKey } from '#sdk/generated/api/deals/deals.ts';
import { Deals200Response } from '#sdk/generated/zod/deals/deals.zod.ts';
import { validated } from '#sdk/validated.ts';

interface DealsChoice {
  /** Only those of the home page. */
  readonly top?: true;
}

/** The deals of the country the visitor's connection is in, best first. */
export function useDeals({ top }: DealsChoice = {}) {
  const params = top === undefined ? undefined : { top };
  return useQuery({
    queryKey: getDealsQueryKey(params),
    queryFn: async ({ signal }) => validated(Deals200Response, await deals(params, undefined, signal)),
  });
}
