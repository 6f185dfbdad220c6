import type { Deal } from '#sdk/generated/model/deal.ts';
import type { RoomAccount } from '#sdk/generated/model/room-account.ts';

/** Those of the deals that are at rooms where the player has reported no username. */
export function extraDealsOf(deals: readonly Deal[], accounts: readonly Pick<RoomAccount, 'room'>[]): Deal[] {
  const reported = new Set(accounts.map(({ room }) => room.slug));
  return deals.filter((deal) => !reported.has(deal.room.slug));
}
