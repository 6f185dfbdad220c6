import type { EdgeHistoryOrder } from '#sdk/generated/model/edge-history-order.ts';
import type { EdgeHistory } from '#sdk/generated/model/edge-history.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import { toTimestamp } from '../clock.ts';
import type { Database } from '../store/database.ts';
import type { EdgeMovementRow } from '../store/schema.ts';
import { endOfDay, startOfDay } from './calendar.ts';

export const PAGE_SIZE = 50;

interface Filters {
  kinds?: readonly EdgeMovement['kind'][] | undefined;
  /** Days in UTC, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

interface Place {
  /** `newest` when left out. */
  order?: EdgeHistoryOrder | undefined;
  /** Only movements that come after the one with this id. */
  after?: number | undefined;
}

/** A page of the player's movements. */
export async function edgeHistoryOf(
  database: Database,
  playerId: number,
  { order = 'newest', after, ...filters }: Filters & Place,
): Promise<EdgeHistory> {
  const all = movements(database, playerId, filters);
  const { count } = await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  let query = all
    .leftJoin('rooms as room', 'room.slug', 'movement.room_slug')
    .selectAll('movement')
    .select(['room.slug', 'room.name', 'room.logo_url'])
    .orderBy('movement.id', order === 'oldest' ? 'asc' : 'desc');
  if (after !== undefined) query = query.where('movement.id', order === 'oldest' ? '>' : '<', after);
  const rows = await query.limit(PAGE_SIZE + 1).execute();
  const results = rows.slice(0, PAGE_SIZE).map(toMovement);
  const last = rows.length > PAGE_SIZE ? results.at(-1) : undefined;
  return { count, results, next_cursor: last === undefined ? null : toCursor(last.id) };
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

function movements(database: Database, playerId: number, { kinds, from, to }: Filters) {
  let query = database.selectFrom('edge_movements as movement').where('movement.player_id', '=', playerId);
  if (kinds !== undefined) query = query.where('movement.kind', 'in', kinds);
  if (from !== undefined) query = query.where('movement.occurred_at', '>=', startOfDay(from));
  if (to !== undefined) query = query.where('movement.occurred_at', '<', endOfDay(to));
  return query;
}

type RoomOfMovement = Record<'slug' | 'name' | 'logo_url', string | null>;

function toMovement({ slug, name, logo_url, ...row }: EdgeMovementRow & RoomOfMovement): EdgeMovement {
  return {
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    balance_change: row.balance_change,
    balance_after: row.balance_after,
    description: row.description,
    room: slug === null || name === null ? null : { slug, name, logo_url },
    reference: row.reference,
    played_on: row.played_on,
    occurred_at: toTimestamp(row.occurred_at),
  };
}
