import { useEffect, useMemo, useState } from 'react';

import type { Deal } from '../../../sdk/generated/model/deal.ts';
import { nextEnd, openDeals } from '../open-deals.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Those of the deals that are open now. When the next one expires it leaves the page, without asking the server. */
export function useOpenDeals(deals: readonly Deal[]): readonly Deal[] {
  const [now, setNow] = useState(() => Date.now());
  const open = useMemo(() => openDeals(deals, now), [deals, now]);
  const end = nextEnd(open);

  useEffect(() => {
    if (end === Infinity) return undefined;
    const wait = Math.min(Math.max(end - Date.now(), 0), LONGEST_TIMER_MS);
    const timer = setTimeout(() => {
      setNow(Date.now());
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [end, now]);

  return open;
}
