import type { QueryClient } from '@tanstack/react-query';

import { isSlug } from '#lib/slug.ts';
import { accountQuery } from '#queries/account.ts';
import { dealsQuery } from '#queries/deals.ts';
import { earningsQuery } from '#queries/earnings.ts';
import { edgeHistoryQuery } from '#queries/edge-history.ts';
import { plansQuery } from '#queries/plans.ts';
import { redemptionsQuery, redemptionStatusQuery } from '#queries/redemptions.ts';
import { roomAccountsQuery } from '#queries/room-accounts.ts';
import { roomQuery } from '#queries/rooms.ts';
import { routes, type RouteName } from '#routes.ts';
import type { PageProps } from '../route-table.tsx';

/** Asks for data before the page is there. A failure is kept, so that the page shows it. */
type Prefetch = (client: QueryClient, address: PageProps) => void;

/**
 * What a private page reads first, above the fold, as soon as its code is asked for. Left out is what needs the answer to
 * another question: the ledger beside the balance, the month of a statement, the filters of the Edge history.
 */
const prefetches: Partial<Record<RouteName, Prefetch>> = {
  app: (client) => {
    void client.prefetchQuery(roomAccountsQuery());
  },
  rewards: (client) => {
    void client.prefetchQuery(earningsQuery('this_month'));
    void client.prefetchQuery(redemptionStatusQuery());
    void client.prefetchQuery(redemptionsQuery());
    void client.prefetchQuery(roomAccountsQuery());
    void client.prefetchQuery(dealsQuery());
    void client.prefetchQuery(plansQuery());
  },
  redeem: (client) => {
    void client.prefetchQuery(accountQuery());
    void client.prefetchQuery(plansQuery());
    void client.prefetchQuery(redemptionsQuery());
  },
  edgeHistory: (client, { query }) => {
    const { kind, from, to, order = 'newest' } = routes.edgeHistory.search(query);
    if ([kind, from, to].every((filter) => filter === undefined))
      void client.prefetchInfiniteQuery(edgeHistoryQuery({ order }));
  },
  deals: (client) => {
    void client.prefetchQuery(dealsQuery());
    void client.prefetchQuery(plansQuery());
  },
  room: (client, { path }) => {
    const { room } = routes.room.params(path);
    if (isSlug(room)) void client.prefetchQuery(roomQuery(room));
    void client.prefetchQuery(roomAccountsQuery());
  },
  account: (client) => {
    void client.prefetchQuery(accountQuery());
  },
  settings: (client) => {
    void client.prefetchQuery(accountQuery());
  },
};

export function prefetchPage(client: QueryClient, name: RouteName, address: PageProps): void {
  prefetches[name]?.(client, address);
}
