import type { Plan } from '#sdk/generated/model/plan.ts';
import type { RedemptionStatus } from '#sdk/generated/model/redemption-status.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import { toTimestamp } from '../clock.ts';
import type { Services } from '../services.ts';
import type { Database, Transaction } from '../store/database.ts';
import type { RedemptionRow } from '../store/schema.ts';
import { emailKey } from './identifiers.ts';
import { appendMovement } from './ledger.ts';
import { planName } from './plans.ts';
import { extendSubscription } from './subscriptions.ts';

type PlanFacts = Pick<Plan, 'id' | 'interval' | 'tier'>;

/** The player's redemptions, newest first. */
export async function redemptionsOf(database: Database, playerId: number): Promise<Redemption[]> {
  const rows = await redemptionRows(database, playerId).execute();
  return rows.map((row) => toRedemption(row, { ...row, id: row.plan_id }));
}

/** How the latest one stands. */
export async function latestRedemption(database: Database, playerId: number): Promise<RedemptionStatus> {
  const row = await redemptionRows(database, playerId).limit(1).executeTakeFirst();
  if (row === undefined) return NONE;
  const { status, plan, requested_at, completed_at, reason, reference } = toRedemption(row, {
    ...row,
    id: row.plan_id,
  });
  return { status, plan, requested_at, completed_at, reason, reference };
}

/** Whether one is pending that was not settled yet. */
export async function hasRunningRedemption(database: Database, playerId: number): Promise<boolean> {
  const running = await database
    .selectFrom('redemptions')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return running !== undefined;
}

/** The redemption as it was answered when it was requested, whatever became of it. */
export function asRequested(row: RedemptionRow, plan: PlanFacts): Redemption {
  return toRedemption(
    { ...row, status: 'pending', reason: null, completed_at: null, active_until: null },
    plan,
  );
}

/** What to quote to support; ids are never used twice. */
export function referenceOf({ id, requested_at }: Pick<RedemptionRow, 'id' | 'requested_at'>): string {
  const year = new Date(requested_at).getUTCFullYear();
  return `RW-${String(year)}-${String(id).padStart(4, '0')}`;
}

function toRedemption(row: RedemptionRow, { id, interval, tier }: PlanFacts): Redemption {
  return {
    id: row.id,
    reference: referenceOf(row),
    idempotency_key: row.idempotency_key,
    plan: { id, interval, tier },
    email: row.email,
    edge_amount: row.edge_amount,
    status: row.status,
    reason: row.reason,
    requested_at: toTimestamp(row.requested_at),
    completed_at: row.completed_at === null ? null : toTimestamp(row.completed_at),
    active_until: row.active_until === null ? null : toTimestamp(row.active_until),
  };
}

function redemptionRows(database: Database, playerId: number) {
  return database
    .selectFrom('redemptions as redemption')
    .innerJoin('plans as plan', 'plan.id', 'redemption.plan_id')
    .where('redemption.player_id', '=', playerId)
    .selectAll('redemption')
    .select(['plan.interval', 'plan.tier'])
    .orderBy('redemption.id', 'desc');
}

const NONE: RedemptionStatus = {
  status: 'none',
  plan: null,
  requested_at: null,
  completed_at: null,
  reason: null,
  reference: null,
};

/** Addresses that the simulated solver service does not know. */
const UNKNOWN_DOMAIN = '@unknown.test';

/**
 * Ends the player's redemption if its time has come: the solver service is simulated. Answers whether it did.
 */
export async function settleRedemptions(services: Services, playerId: number): Promise<boolean> {
  const { clock, redemptionSeconds } = services.settings;
  const now = clock.now();
  const due = await services.database
    .selectFrom('redemptions')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', 'pending')
    .where('requested_at', '<=', now - redemptionSeconds * 1000)
    .executeTakeFirst();
  if (due === undefined) return false;
  await services.database.transaction().execute((transaction) => settle(transaction, due, now));
  return true;
}

/** Completes the redemption, or fails it and gives the Edge back; does nothing if that has happened already. */
export async function settle(transaction: Transaction, due: RedemptionRow, now: number): Promise<void> {
  const fails = emailKey(due.email).endsWith(UNKNOWN_DOMAIN);
  const pending = await transaction
    .updateTable('redemptions')
    .set({
      status: fails ? 'failed' : 'completed',
      reason: fails ? 'There is no solver account with this email.' : null,
      completed_at: now,
    })
    .where('id', '=', due.id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (pending === undefined) return;

  const plan = await transaction
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', due.plan_id)
    .executeTakeFirstOrThrow();
  if (!fails) {
    const active_until = await extendSubscription(transaction, due.player_id, plan, due.edge_amount, now);
    await transaction.updateTable('redemptions').set({ active_until }).where('id', '=', due.id).execute();
  }
  await appendMovement(transaction, due.player_id, {
    kind: fails ? 'returned' : 'completed',
    amount: due.edge_amount,
    description: planName(plan),
    plan: plan.id,
    reference: referenceOf(due),
    occurredAt: now,
  });
}
