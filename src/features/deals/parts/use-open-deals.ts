import { useEffect, useMemo, useState } from 'react';

import { callAt } from '../../../lib/call-at.ts';
import type { Deal } from '../../../sdk/generated/model/deal.ts';
import { nextEnd, openDeals } from '../open-deals.ts';

/** Those of the deals that are open now. When the next one expires it leaves the page, without asking the server. */
export function useOpenDeals(deals: readonly Deal[]): readonly Deal[] {
  const [now, setNow] = useState(() => Date.now());
  const open = useMemo(() => openDeals(deals, now), [deals, now]);
  const end = nextEnd(open);

  useEffect(
    () =>
      callAt(end, () => {
        setNow(Date.now());
      }),
    [end, now],
  );

  return open;
}
