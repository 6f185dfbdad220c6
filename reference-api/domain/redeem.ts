import Big from 'big.js';

import type { Plan } from '#sdk/generated/model/plan.ts';
import type { RedemptionRequest } from '#sdk/generated/model/redemption-request.ts';
import type { Redemption } from '#sdk/generated/model/redemption.ts';
import type { Services } from '../services.ts';
import type { Transaction } from '../store/database.ts';
import type { RedemptionRow } from '../store/schema.ts';
import { digest } from './identifiers.ts';
import { appendMovement } from './ledger.ts';
import { edgePriceOf, planName } from './plans.ts';
import { asRequested, hasRunningRedemption, referenceOf } from './redemptions.ts';

export type RedeemOutcome =
  | { redemption: Redemption }
  | {
      refused:
        | 'idempotency_key_reused'
        | 'intent_expired'
        | 'unknown_plan'
        | 'not_for_edge'
        | 'redemption_running'
        | 'price_changed'
        | 'insufficient_balance';
    };

/** What is redeemed; until when the request may arrive is no part of it. */
export type Redeemable = Omit<RedemptionRequest, 'valid_until'>;

/** Takes the Edge and starts the redemption, once for each key; a refusal leaves no trace of its key. */
export function redeem(
  { database, settings }: Services,
  playerId: number,
  key: string,
  request: RedemptionRequest,
): Promise<RedeemOutcome> {
  return database.transaction().execute(async (transaction) => {
    const earlier = await transaction
      .selectFrom('redemptions')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    const plan = await findPlan(transaction, earlier?.plan_id ?? request.plan);
    if (earlier !== undefined && earlier.request_digest !== digestOf(request))
      return { refused: 'idempotency_key_reused' };
    if (earlier !== undefined && plan !== null) return { redemption: asRequested(earlier, plan) };

    const now = settings.clock.now();
    if (now > Date.parse(request.valid_until)) return { refused: 'intent_expired' };
    if (plan === null) return { refused: 'unknown_plan' };
    const price = edgePriceOf(plan);
    if (price === null) return { refused: 'not_for_edge' };
    if (await hasRunningRedemption(transaction, playerId)) return { refused: 'redemption_running' };
    if (!new Big(price.amount).eq(request.edge_amount)) return { refused: 'price_changed' };
    if (!(await canAfford(transaction, playerId, price.amount))) return { refused: 'insufficient_balance' };
    const made = await startRedemption(transaction, playerId, key, request, plan, now);
    return { redemption: asRequested(made, plan) };
  });
}

/** Reserves the Edge of a plan; the caller has made sure that it may. */
export async function startRedemption(
  transaction: Transaction,
  playerId: number,
  key: string,
  request: Redeemable,
  plan: Plan,
  requestedAt: number,
): Promise<RedemptionRow> {
  const redemption = await transaction
    .insertInto('redemptions')
    .values({
      player_id: playerId,
      idempotency_key: key,
      request_digest: digestOf(request),
      plan_id: plan.id,
      email: request.email,
      edge_amount: request.edge_amount,
      status: 'pending',
      requested_at: requestedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendMovement(transaction, playerId, {
    kind: 'redeemed',
    amount: redemption.edge_amount,
    description: planName(plan),
    plan: plan.id,
    reference: referenceOf(redemption),
    occurredAt: requestedAt,
  });
  return redemption;
}

async function findPlan(transaction: Transaction, id: number): Promise<Plan | null> {
  const row = await transaction.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

async function canAfford(transaction: Transaction, playerId: number, amount: string): Promise<boolean> {
  const { edge_balance } = await transaction
    .selectFrom('players')
    .select('edge_balance')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return new Big(edge_balance).gte(amount);
}

function digestOf({ plan, edge_amount, email }: Redeemable): string {
  return digest(JSON.stringify([plan, edge_amount, email]));
}
