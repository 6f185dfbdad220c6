import type { InvalidateOptions, QueryClient } from '@tanstack/react-query';

/** The beginnings of the keys of every query whose answer says something about Edge. */
const ABOUT_EDGE = ['account', 'earnings', 'edge-history', 'redemptions'];

/** Fetches everything again that says something about Edge, because a balance, the ledger or a redemption has changed. */
export function edgeChanged(client: QueryClient, options?: InvalidateOptions): void {
  for (const key of ABOUT_EDGE) void client.invalidateQueries({ queryKey: [key] }, options);
}
