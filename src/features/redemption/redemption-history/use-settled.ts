import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { edgeChanged } from '#queries/edge-changed.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { settledSince } from './settled.ts';

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
    edgeChanged(client);
  }, [client, settled]);
  return settled;
}
