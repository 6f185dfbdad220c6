import { useMemo } from 'react';

import { dealsByEnd, type DealTimes, type EndedDeal } from '#domain/deals.ts';
import { useNowAtEnds } from './use-now.ts';

const NONE: readonly never[] = [];

/** Splits deals into open and ended ones. Renders again when a deal ends, without a request. */
export function useDealsByEnd<Listed extends DealTimes>(
  deals: readonly Listed[],
): { readonly open: readonly Listed[]; readonly ended: readonly EndedDeal<Listed>[] } {
  const now = useNowAtEnds(deals.map(({ expires_at }) => expires_at));
  return useMemo(() => dealsByEnd(deals, now), [deals, now]);
}

/** The open deals; empty while they are loading. */
export function useOpenDeals<Listed extends DealTimes>(
  deals: readonly Listed[] | undefined,
): readonly Listed[] {
  return useDealsByEnd(deals ?? NONE).open;
}
