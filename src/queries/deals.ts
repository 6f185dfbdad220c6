import { queryOptions } from '@tanstack/react-query';

import { deals } from '#sdk/generated/api/deals/deals.ts';
import { Deals200Response } from '#sdk/generated/zod/deals/deals.zod.ts';
import { validated } from '#sdk/validated.ts';

interface DealsChoice {
  /** Only the deals of the home page. */
  readonly top?: true;
}

/** The deals of the country that the visitor connects from, best first. */
export const dealsQuery = (choice?: DealsChoice) =>
  queryOptions({
    queryKey: ['deals', { ...choice }],
    queryFn: async ({ signal }) => validated(Deals200Response, await deals(choice, { signal })),
  });
