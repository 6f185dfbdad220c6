import type { EdgeHistoryOrder } from '#sdk/generated/model/edge-history-order.ts';
import type { EdgeHistory } from '#sdk/generated/model/edge-history.ts';
import type { EdgeMovementStepKind } from '#sdk/generated/model/edge-movement-step-kind.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import type { PlanSummary } from '#sdk/generated/model/plan-summary.ts';
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
    .leftJoin('plans as plan', 'plan.id', 'movement.plan_id')
    .selectAll('movement')
    .select(['room.slug', 'room.name', 'room.logo_url', 'plan.interval', 'plan.tier'])
    .orderBy('movement.id', order === 'oldest' ? 'asc' : 'desc');
  if (after !== undefined) query = query.where('movement.id', order === 'oldest' ? '>' : '<', after);
  const rows = await query.limit(PAGE_SIZE + 1).execute();
  const page = rows.slice(0, PAGE_SIZE);
  const steps = await stepsOf(database, playerId, page);
  const results = page.map((row) => toMovement(row, steps));
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
  let query = database
    .selectFrom('edge_movements as movement')
    .where('movement.player_id', '=', playerId)
    // Steps of other movements.
    .where('movement.credited_by', 'is', null)
    .where('movement.kind', '<>', 'completed');
  if (kinds !== undefined) query = query.where('movement.kind', 'in', kinds);
  if (from !== undefined) query = query.where('movement.occurred_at', '>=', startOfDay(from));
  if (to !== undefined) query = query.where('movement.occurred_at', '<', endOfDay(to));
  return query;
}

type JoinedToMovement = Record<'slug' | 'name' | 'logo_url', string | null> & {
  interval: PlanSummary['interval'] | null;
  tier: PlanSummary['tier'] | null;
};

function toMovement(
  { slug, name, logo_url, interval, tier, ...row }: EdgeMovementRow & JoinedToMovement,
  steps: readonly EdgeMovementRow[],
): EdgeMovement {
  const { kind } = row;
  if (kind === 'completed') throw new Error(`Movement ${String(row.id)} is a step.`);
  return {
    id: row.id,
    kind,
    amount: row.amount,
    balance_change: row.balance_change,
    balance_after: row.balance_after,
    description: row.description,
    room: slug === null || name === null ? null : { slug, name, logo_url },
    ...(row.plan_id !== null &&
      interval !== null &&
      tier !== null && { plan: { id: row.plan_id, interval, tier } }),
    ...(row.reason !== null && { reason: row.reason }),
    reference: row.reference,
    played_on: row.played_on,
    occurred_at: toTimestamp(row.occurred_at),
    steps: steps.flatMap((step) => {
      const step_kind = STEP[step.kind];
      const isOwn = step.id === row.id || step.credited_by === row.id || isOfRedemption(step, row.reference);
      return isOwn && step_kind !== null
        ? { kind: step_kind, occurred_at: toTimestamp(step.occurred_at) }
        : [];
    }),
  };
}

function isOfRedemption({ reference }: EdgeMovementRow, own: string | null): boolean {
  return own !== null && reference === own;
}

/** What a row of the ledger is as a step; null for what happens at once. */
const STEP: Record<EdgeMovementRow['kind'], EdgeMovementStepKind | null> = {
  earned: 'earned',
  credited: 'credited',
  redeemed: 'requested',
  completed: 'completed',
  returned: 'failed',
  bonus: null,
  corrected: null,
  adjusted: null,
};

/** The rows that are steps of these movements, oldest first, the movements among them. */
async function stepsOf(
  database: Database,
  playerId: number,
  movements: readonly EdgeMovementRow[],
): Promise<EdgeMovementRow[]> {
  const ids = movements.map(({ id }) => id);
  const references = movements.flatMap(({ reference }) => reference ?? []);
  return database
    .selectFrom('edge_movements')
    .selectAll()
    .where('player_id', '=', playerId)
    .where((is) =>
      is.or([is('id', 'in', ids), is('credited_by', 'in', ids), is('reference', 'in', references)]),
    )
    .orderBy('id')
    .execute();
}
