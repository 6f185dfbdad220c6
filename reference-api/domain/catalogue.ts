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
  const row = {
    slug: room.slug,
    name: room.name,
    logo_url: room.logo_url,
    about: room.about,
    counting_rule: room.counting_rule,
    platforms: JSON.stringify(room.platforms),
    payment_methods: JSON.stringify(room.payment_methods),
    signup_promotions: JSON.stringify(room.signup_promotions),
    ongoing_rewards: JSON.stringify(room.ongoing_rewards),
    key_features: JSON.stringify(room.key_features),
  };
  await database
    .insertInto('rooms')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
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
  const row = {
    id: deal.id,
    title: deal.title,
    terms: deal.terms,
    bonus_code: deal.bonus_code,
    tracking_url: deal.tracking_url,
    rakeback_percentage: deal.rakeback_percentage,
    extra_rewards_percentage: deal.extra_rewards_percentage,
    edge_multiplier: deal.edge_multiplier,
    room_slug: deal.room.slug,
    benefits: JSON.stringify(deal.benefits),
    top: Number(top),
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
