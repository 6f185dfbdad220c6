import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { getAccountQueryKey } from '#sdk/generated/api/account/account.ts';
import { getEdgeHistoryQueryKey } from '#sdk/generated/api/edge-history/edge-history.ts';
import { getRedemptionStatusQueryKey } from '#sdk/generated/api/redemptions/redemptions.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { settledSince } from './settled.ts';

/** What a redemption changes when it is done: balance and subscriptions, the ledger, and how the latest one stands. */
const CHANGED = [getAccountQueryKey(), getEdgeHistoryQueryKey(), getRedemptionStatusQueryKey()];

/** The redemptions that were done while somebody looked, the last time any was. What they changed is read anew. */
export function useSettled(redemptions: readonly Redemption[] | undefined): readonly Redemption[] {
  const client = useQueryClient();
  const [seen, setSeen] = useState(redemptions);
  const [settled, setSettled] = useState<readonly Redemption[]>([]);
  if (seen !== redemptions) {
    setSeen(redemptions);
    const news = settledSince(seen ?? [], redemptions ?? []);
    if (news.length > 0) setSettled(news);
  }
  useEffect(() => {
    if (settled.length === 0) return;
    for (const queryKey of CHANGED) void client.invalidateQueries({ queryKey });
  }, [client, settled]);
  return settled;
}
