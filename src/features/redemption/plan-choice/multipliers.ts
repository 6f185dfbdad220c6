import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';

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

/** Those of deals that are open. */
export function dealMultipliers(deals: readonly Rate[]): Multipliers {
  return { of: 'countryDeals', multipliers: deals.map(rateOf) };
}

function rateOf({ edge_multiplier }: Rate): string {
  return edge_multiplier;
}
