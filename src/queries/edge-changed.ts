import type { InvalidateOptions, QueryClient } from '@tanstack/react-query';

/** The key prefixes of all queries whose data depends on Edge. */
const ABOUT_EDGE = ['account', 'earnings', 'edge-history', 'redemptions'];

/** Invalidates all queries that depend on Edge. Call it when a balance, the ledger or a redemption has changed. */
export function edgeChanged(client: QueryClient, options?: InvalidateOptions): void {
  for (const key of ABOUT_EDGE) void client.invalidateQueries({ queryKey: [key] }, options);
}
