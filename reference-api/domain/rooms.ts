import type { Promotion } from '../../src/sdk/generated/model/promotion.ts';
import type { Room } from '../../src/sdk/generated/model/room.ts';
import type { Services } from '../services.ts';
import { dealsOfRoom } from './deals.ts';

/** The room with its deals in this country, closed ones too; null for a room that has none there. */
export async function roomIn(services: Services, country: string, slug: string): Promise<Room | null> {
  const { database, settings } = services;
  const row = await database.selectFrom('rooms').selectAll().where('slug', '=', slug).executeTakeFirst();
  const deals = await dealsOfRoom(database, country, slug);
  if (row === undefined || deals.length === 0) return null;
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
