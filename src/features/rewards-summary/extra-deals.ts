import { dealEnd } from '../../lib/deal-end.ts';
import type { Deal } from '../../sdk/generated/model/deal.ts';
import type { RoomAccount } from '../../sdk/generated/model/room-account.ts';

/**
 * The open deals at rooms where the player has reported no username, in the order of the list.
 *
 * @param now milliseconds since 1970
 */
export function extraDealsOf(
  deals: readonly Deal[],
  accounts: readonly Pick<RoomAccount, 'room'>[],
  now: number,
): Deal[] {
  const reported = new Set(accounts.map(({ room }) => room.slug));
  return deals.filter((deal) => dealEnd(deal, now) === null && !reported.has(deal.room.slug));
}
