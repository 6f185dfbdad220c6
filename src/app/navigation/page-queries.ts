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

type FirstQueries = (client: QueryClient, address: PageProps) => Promise<unknown>[];

/**
 * What a private page reads first, above the fold, as soon as its code is asked for. Left out is what needs the answer to
 * another question: the ledger beside the balance, the month of a statement, the filters of the Edge history.
 */
const firstQueries: Partial<Record<RouteName, FirstQueries>> = {
  app: (client) => [
    client.query(roomAccountsQuery()),
    client.query(plansQuery()),
    client.query(redemptionsQuery()),
    client.query(dealsQuery()),
  ],
  rewards: (client) => [
    client.query(earningsQuery('this_month')),
    client.query(redemptionStatusQuery()),
    client.query(redemptionsQuery()),
    client.query(roomAccountsQuery()),
    client.query(dealsQuery()),
    client.query(plansQuery()),
  ],
  redeem: (client) => [
    client.query(accountQuery()),
    client.query(plansQuery()),
    client.query(redemptionsQuery()),
  ],
  edgeHistory: (client, { query }) => {
    const { kind, from, to, order = 'newest' } = routes.edgeHistory.search(query);
    const isFiltered = [kind, from, to].some((filter) => filter !== undefined);
    return isFiltered ? [] : [client.infiniteQuery(edgeHistoryQuery({ order }))];
  },
  deals: (client) => [
    client.query(dealsQuery()),
    client.query(plansQuery()),
    client.query(roomAccountsQuery()),
  ],
  room: (client, { path }) => {
    const { room } = routes.room.params(path);
    return [
      client.query(roomAccountsQuery()),
      client.query(plansQuery()),
      ...(isSlug(room) ? [client.query(roomQuery(room))] : []),
    ];
  },
  account: (client) => [client.query(accountQuery())],
  settings: (client) => [client.query(accountQuery())],
};

/** Asks for data before the page is there. The page shows a failure when it reads the same query. */
export function prefetchPage(client: QueryClient, name: RouteName, address: PageProps): void {
  for (const query of firstQueries[name]?.(client, address) ?? []) query.catch(() => undefined);
}
