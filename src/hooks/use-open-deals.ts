import { useMemo } from 'react';

import { dealsByEnd, type DealTimes, type EndedDeal } from '#domain/deals.ts';
import { useNowAtEnds } from './use-now.ts';

const NONE: readonly never[] = [];

/** Deals by whether they can be taken now. One that ends changes sides by itself, without asking the server. */
export function useDealsByEnd<Listed extends DealTimes>(
  deals: readonly Listed[],
): { readonly open: readonly Listed[]; readonly ended: readonly EndedDeal<Listed>[] } {
  const now = useNowAtEnds(deals.map(({ expires_at }) => expires_at));
  return useMemo(() => dealsByEnd(deals, now), [deals, now]);
}

/** The deals that can be taken now; empty while they are loading. */
export function useOpenDeals<Listed extends DealTimes>(
  deals: readonly Listed[] | undefined,
): readonly Listed[] {
  return useDealsByEnd(deals ?? NONE).open;
}
