import { useMemo } from 'react';

import { openDeals, type DealTimes } from '#lib/deal-end.ts';
import { useNowAtEnds } from './use-now.ts';

/** Those of the deals that are open now. One that ends leaves the page, without asking the server. */
export function useOpenDeals<Listed extends DealTimes>(deals: readonly Listed[]): readonly Listed[] {
  const now = useNowAtEnds(deals.map(({ expires_at }) => expires_at));
  return useMemo(() => openDeals(deals, now), [deals, now]);
}
