import type { Promotion } from '#sdk/generated/model/promotion.ts';
import type { Room } from '#sdk/generated/model/room.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import { dealsOfRoom } from './deals.ts';

/**
 * The room with its deals in this country, closed ones too. Null for a room that has none there, unless this player
 * has reported a username at it.
 */
export async function roomIn(
  services: Services,
  country: string,
  slug: string,
  playerId: number | null,
): Promise<Room | null> {
  const { database, settings } = services;
  const row = await database.selectFrom('rooms').selectAll().where('slug', '=', slug).executeTakeFirst();
  const deals = await dealsOfRoom(database, country, slug);
  if (row === undefined) return null;
  if (deals.length === 0 && !(await hasReportedAt(database, playerId, slug))) return null;
  const running = ({ expires_at }: Promotion) =>
    expires_at === null || Date.parse(expires_at) > settings.clock.now();
  return {
    slug,
    name: row.name,
    logo_url: row.logo_url,
    about: row.about,
    counting_rule: row.counting_rule,
    platforms: JSON.parse(row.platforms) as Room['platforms'],
    payment_methods: JSON.parse(row.payment_methods) as Room['payment_methods'],
    signup_promotions: (JSON.parse(row.signup_promotions) as Promotion[]).filter(running),
    ongoing_rewards: (JSON.parse(row.ongoing_rewards) as Promotion[]).filter(running),
    key_features: JSON.parse(row.key_features) as string[],
    deals,
  };
}

async function hasReportedAt(database: Database, playerId: number | null, slug: string): Promise<boolean> {
  if (playerId === null) return false;
  const account = await database
    .selectFrom('room_accounts')
    .select('id')
    .where('player_id', '=', playerId)
    .where('room_slug', '=', slug)
    .executeTakeFirst();
  return account !== undefined;
}
