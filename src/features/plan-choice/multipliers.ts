import { dealEnd } from '../../lib/deal-end.ts';
import type { Deal } from '../../sdk/generated/model/deal.ts';
import type { EarningsRow } from '../../sdk/generated/model/earnings-row.ts';

/** Edge for one dollar of net rake, decimal strings, and whose they are. */
export interface Multipliers {
  readonly of: 'ownRooms' | 'countryDeals';
  readonly multipliers: readonly string[];
}

type Rate = Pick<EarningsRow, 'edge_multiplier'>;

/** Those of the rooms where the player has played; null if there is none. */
export function ownMultipliers(rows: readonly Rate[]): Multipliers | null {
  return rows.length === 0 ? null : { of: 'ownRooms', multipliers: rows.map(rateOf) };
}

/**
 * Those of the deals that are open.
 *
 * @param now milliseconds since 1970
 */
export function dealMultipliers(
  deals: readonly (Rate & Pick<Deal, 'expires_at' | 'closed_at'>)[],
  now: number,
): Multipliers {
  return {
    of: 'countryDeals',
    multipliers: deals.filter((deal) => dealEnd(deal, now) === null).map(rateOf),
  };
}

function rateOf({ edge_multiplier }: Rate): string {
  return edge_multiplier;
}
