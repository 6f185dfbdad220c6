import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { deals } from '#sdk/generated/api/deals/deals.ts';
import { Deal as ApiDeal } from '#sdk/generated/zod/schemas/deal.zod.ts';
import { Deals } from '#sdk/generated/zod/schemas/deals.zod.ts';
import { Platform } from '#sdk/generated/zod/schemas/platform.zod.ts';
import { IN_LANGUAGE } from './language.ts';
import { knownOf } from './known.ts';
import { validated } from '#sdk/validated.ts';

/** Of a deal that is listed: a closed one leaves every list. */
export const deal = z.extend(z.omit(ApiDeal, { closed_at: true }), { platforms: knownOf(Platform) });

export type Deal = z.output<typeof deal>;

export const dealsAnswer = z.extend(Deals, { results: z.array(deal) });

interface DealsChoice {
  /** Only the deals of the home page. */
  readonly top?: true;
}

/** The deals of the country that the visitor connects from, best first. */
export const dealsQuery = (choice?: DealsChoice) =>
  queryOptions({
    queryKey: ['deals', { ...choice }],
    meta: IN_LANGUAGE,
    queryFn: async ({ signal }) => validated(dealsAnswer, await deals(choice, { signal })),
  });
