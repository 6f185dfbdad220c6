import type { Deal } from '#sdk/generated/model/deal.ts';
import type { DealsParams } from '#sdk/generated/model/deals-params.ts';
import type { PaymentMethod } from '#sdk/generated/model/payment-method.ts';
import type { Platform } from '#sdk/generated/model/platform.ts';
import type { Promotion } from '#sdk/generated/model/promotion.ts';
import type { Room } from '#sdk/generated/model/room.ts';
import { toTimestamp } from '../clock.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';

/** The deals open in this country that fit every filter, best first. */
export async function openDeals(
  { database, settings }: Services,
  country: string,
  filters: DealsParams,
): Promise<Deal[]> {
  const now = settings.clock.now();
  const rows = await dealRows(database, country).execute();
  return rows.filter((row) => isOpen(row, now) && fits(row, filters)).map(toDeal);
}

/** Every deal of a room in this country, best first, also those that are closed or have expired. */
async function dealsOfRoom(database: Database, country: string, slug: string): Promise<Deal[]> {
  const rows = await dealRows(database, country).where('deals.room_slug', '=', slug).execute();
  return rows.map(toDeal);
}

/** The deal if it is open in this country. */
export async function openDeal(
  database: Database,
  country: string,
  id: number,
  now: number,
): Promise<Deal | null> {
  const row = await dealRows(database, country).where('deals.id', '=', id).executeTakeFirst();
  return row !== undefined && isOpen(row, now) ? toDeal(row) : null;
}

function dealRows(database: Database, country: string) {
  return database
    .selectFrom('deals')
    .innerJoin('deal_countries', 'deal_countries.deal_id', 'deals.id')
    .innerJoin('rooms', 'rooms.slug', 'deals.room_slug')
    .where('deal_countries.country', '=', country)
    .selectAll('deals')
    .select(['rooms.name', 'rooms.logo_url', 'rooms.platforms', 'rooms.payment_methods'])
    .orderBy('deals.position')
    .orderBy('deals.id');
}

type DealRow = Awaited<ReturnType<ReturnType<typeof dealRows>['execute']>>[number];

function isOpen({ closed_at, expires_at }: DealRow, now: number): boolean {
  return closed_at === null && (expires_at === null || expires_at > now);
}

function fits(row: DealRow, { room, platform, payment_method, top }: DealsParams): boolean {
  const platforms = JSON.parse(row.platforms) as Platform[];
  const methods = (JSON.parse(row.payment_methods) as PaymentMethod[]).map(({ slug }) => slug);
  return (
    (room === undefined || room.includes(row.room_slug)) &&
    (platform === undefined || platform.some((name) => platforms.includes(name))) &&
    (payment_method === undefined || payment_method.some((slug) => methods.includes(slug))) &&
    (top !== true || row.top === 1)
  );
}

function toDeal(row: DealRow): Deal {
  return {
    id: row.id,
    title: row.title,
    room: { slug: row.room_slug, name: row.name, logo_url: row.logo_url },
    terms: row.terms,
    bonus_code: row.bonus_code,
    tracking_url: row.tracking_url,
    rakeback_percentage: row.rakeback_percentage,
    extra_rewards_percentage: row.extra_rewards_percentage,
    edge_multiplier: row.edge_multiplier,
    benefits: JSON.parse(row.benefits) as Deal['benefits'],
    platforms: JSON.parse(row.platforms) as Platform[],
    payment_methods: JSON.parse(row.payment_methods) as PaymentMethod[],
    expires_at: row.expires_at === null ? null : toTimestamp(row.expires_at),
    closed_at: row.closed_at === null ? null : toTimestamp(row.closed_at),
  };
}

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
