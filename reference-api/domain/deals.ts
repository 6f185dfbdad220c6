import type { Deal } from '#sdk/generated/model/deal.ts';
import type { DealsParams } from '#sdk/generated/model/deals-params.ts';
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
  const methods = row.payment_methods.map(({ slug }) => slug);
  return (
    (room === undefined || room.includes(row.room_slug)) &&
    (platform === undefined || platform.some((name) => row.platforms.includes(name))) &&
    (payment_method === undefined || payment_method.some((slug) => methods.includes(slug))) &&
    (top !== true || row.top)
  );
}

function toDeal({ room_slug, name, logo_url, top: _top, position: _position, ...row }: DealRow): Deal {
  return {
    ...row,
    room: { slug: room_slug, name, logo_url },
    expires_at: row.expires_at === null ? null : toTimestamp(row.expires_at),
    closed_at: row.closed_at === null ? null : toTimestamp(row.closed_at),
  };
}

/**
 * The room with its deals in this country, closed ones too. Null for a room that has none there, unless this player
 * has reported a username at it.
 */
export async function roomFor(
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
    ...row,
    signup_promotions: row.signup_promotions.filter(running),
    ongoing_rewards: row.ongoing_rewards.filter(running),
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
