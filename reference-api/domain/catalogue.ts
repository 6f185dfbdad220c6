import type { Deal } from '#sdk/generated/model/deal.ts';
import type { Room } from '#sdk/generated/model/room.ts';
import type { Database } from '../store/database.ts';

export interface Offer {
  countries: readonly string[];
  /** Whether the home page shows it. */
  top: boolean;
  /** The best deal has the lowest. */
  position: number;
}

/** Adds the room or brings it up to date. */
export async function putRoom(database: Database, room: Omit<Room, 'deals'>): Promise<void> {
  await database
    .insertInto('rooms')
    .values(room)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(room))
    .execute();
}

/** What a deal has of its own; where it can be played and paid is its room's. */
export type OwnDeal = Omit<Deal, 'platforms' | 'payment_methods'>;

/** Adds the deal of a room that is there, or brings it up to date with the countries where it is offered. */
export async function putDeal(
  database: Database,
  deal: OwnDeal,
  { countries, top, position }: Offer,
): Promise<void> {
  const { room, ...columns } = deal;
  const row = {
    ...columns,
    room_slug: room.slug,
    top,
    position,
    expires_at: deal.expires_at === null ? null : Date.parse(deal.expires_at),
    closed_at: deal.closed_at === null ? null : Date.parse(deal.closed_at),
  };
  await database
    .insertInto('deals')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await database.deleteFrom('deal_countries').where('deal_id', '=', deal.id).execute();
  await database
    .insertInto('deal_countries')
    .values(countries.map((country) => ({ deal_id: deal.id, country })))
    .execute();
}
