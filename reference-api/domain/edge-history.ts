import type { EdgeHistory } from '../../src/sdk/generated/model/edge-history.ts';
import type { EdgeMovement } from '../../src/sdk/generated/model/edge-movement.ts';
import { toTimestamp } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { endOfDay, startOfDay } from './calendar.ts';

export const PAGE_SIZE = 50;

interface Filters {
  /** Only movements older than the one with this id. */
  before?: number | undefined;
  kinds?: readonly EdgeMovement['kind'][] | undefined;
  /** Days in UTC, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/** A page of the player's movements, newest first. */
export async function edgeHistoryOf(
  database: Database,
  playerId: number,
  { before, kinds, from, to }: Filters,
): Promise<EdgeHistory> {
  let query = movements(database, playerId);
  if (before !== undefined) query = query.where('movement.id', '<', before);
  if (kinds !== undefined) query = query.where('movement.kind', 'in', kinds);
  if (from !== undefined) query = query.where('movement.occurred_at', '>=', startOfDay(from));
  if (to !== undefined) query = query.where('movement.occurred_at', '<', endOfDay(to));
  const rows = await query.limit(PAGE_SIZE + 1).execute();
  const results = rows.slice(0, PAGE_SIZE).map(toMovement);
  const last = rows.length > PAGE_SIZE ? results.at(-1) : undefined;
  return { results, next_cursor: last === undefined ? null : toCursor(last.id) };
}

/** The id in a cursor, or null if it is none of ours. */
export function readCursor(cursor: string): number | null {
  const id = Number(Buffer.from(cursor, 'base64url').toString());
  return Number.isSafeInteger(id) && id > 0 && toCursor(id) === cursor ? id : null;
}

/** Opaque to the application, which only hands it back. */
function toCursor(id: number): string {
  return Buffer.from(String(id)).toString('base64url');
}

function movements(database: Database, playerId: number) {
  return database
    .selectFrom('edge_movements as movement')
    .leftJoin('rooms as room', 'room.slug', 'movement.room_slug')
    .where('movement.player_id', '=', playerId)
    .selectAll('movement')
    .select(['room.slug', 'room.name', 'room.logo_url'])
    .orderBy('movement.id', 'desc');
}

type MovementRow = Awaited<ReturnType<ReturnType<typeof movements>['execute']>>[number];

function toMovement({ slug, name, logo_url, ...row }: MovementRow): EdgeMovement {
  return {
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    balance_change: row.balance_change,
    balance_after: row.balance_after,
    description: row.description,
    room: slug === null || name === null ? null : { slug, name, logo_url },
    reference: row.reference,
    occurred_at: toTimestamp(row.occurred_at),
  };
}
