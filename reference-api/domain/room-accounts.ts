import type { RoomAccountReport } from '#sdk/generated/model/room-account-report.ts';
import type { RoomAccount } from '#sdk/generated/model/room-account.ts';
import { toTimestamp } from '../clock.ts';
import type { Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import { openDeal } from './deals.ts';

/** A username is verified within 72 hours. */
export const DUE_MILLISECONDS = 72 * 60 * 60 * 1000;

/** The usernames that the player reported, newest first. */
export function roomAccountsOf(services: Services, playerId: number): Promise<RoomAccount[]> {
  return services.database.transaction().execute(async (database) => {
    await settleReviews(services, database);
    const rows = await accountRows(database).where('room_accounts.player_id', '=', playerId).execute();
    return rows.map(toRoomAccount);
  });
}

/** Stores the report, or answers why it was refused. */
export function reportRoomAccount(
  services: Services,
  playerId: number,
  country: string,
  report: RoomAccountReport,
): Promise<RoomAccount | 'deal_not_open' | 'already_reported'> {
  const { clock, reviewSeconds } = services.settings;
  const now = clock.now();
  return services.database.transaction().execute(async (database) => {
    await settleReviews(services, database);
    const deal = await openDeal(database, country, report.deal, now);
    if (deal === null) return 'deal_not_open';
    const room_slug = deal.room.slug;
    const username_key = usernameKey(report.username);
    if (await isTaken(database, room_slug, username_key)) return 'already_reported';
    const { id } = await database
      .insertInto('room_accounts')
      .values({
        player_id: playerId,
        deal_id: deal.id,
        room_slug,
        email: report.email,
        username: report.username,
        username_key,
        status: 'submitted',
        reported_at: now,
        due_at: now + DUE_MILLISECONDS,
        review_ends_at: now + reviewSeconds * 1000,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = await accountRows(database).where('room_accounts.id', '=', id).executeTakeFirstOrThrow();
    return toRoomAccount(row);
  });
}

/** The username as it is compared. */
export function usernameKey(written: string): string {
  return written.normalize('NFC').toLowerCase();
}

async function isTaken(database: Database, room: string, username: string): Promise<boolean> {
  const there = await database
    .selectFrom('room_accounts')
    .select('id')
    .where('room_slug', '=', room)
    .where('username_key', '=', username)
    .where('status', '<>', 'refused')
    .executeTakeFirst();
  return there !== undefined;
}

function accountRows(database: Database) {
  return database
    .selectFrom('room_accounts')
    .innerJoin('deals', 'deals.id', 'room_accounts.deal_id')
    .innerJoin('rooms', 'rooms.slug', 'room_accounts.room_slug')
    .selectAll('room_accounts')
    .select(['deals.title', 'rooms.name', 'rooms.logo_url'])
    .orderBy('room_accounts.reported_at', 'desc')
    .orderBy('room_accounts.id', 'desc');
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof accountRows>['execute']>>[number];

function toRoomAccount(row: AccountRow): RoomAccount {
  return {
    id: row.id,
    deal: { id: row.deal_id, title: row.title },
    room: { slug: row.room_slug, name: row.name, logo_url: row.logo_url },
    email: row.email,
    username: row.username,
    status: row.status,
    reason: row.reason,
    reported_at: toTimestamp(row.reported_at),
    due_at: toTimestamp(row.due_at),
    connected_at: row.connected_at === null ? null : toTimestamp(row.connected_at),
  };
}

export const UNKNOWN_PLAYER = 'The room knows no player of this name.';

/** A username that begins like this is refused by the simulated review. */
const UNKNOWN_TO_THE_ROOM = 'unknown';

/**
 * Brings every account that is under the simulated review to where it stands by the clock: in review after half
 * of the time, then connected or refused.
 */
async function settleReviews(services: Services, database: Database): Promise<void> {
  const now = services.settings.clock.now();
  await database
    .updateTable('room_accounts')
    .set({ status: 'in_review' })
    .where('status', '=', 'submitted')
    .where((is) => is(is('reported_at', '+', is.ref('review_ends_at')), '<=', 2 * now))
    .execute();
  const decided = () =>
    database
      .updateTable('room_accounts')
      .where('status', 'in', ['submitted', 'in_review'])
      .where('review_ends_at', '<=', now);
  await decided()
    .set({ status: 'refused', reason: UNKNOWN_PLAYER })
    .where('username_key', 'like', `${UNKNOWN_TO_THE_ROOM}%`)
    .execute();
  await decided()
    .set((row) => ({ status: 'connected', connected_at: row.ref('review_ends_at') }))
    .execute();
}
