import Big from 'big.js';

import type { EdgeMovementReason } from '#sdk/generated/model/edge-movement-reason.ts';
import type { Transaction } from '../store/database.ts';
import type { EdgeMovementRow } from '../store/schema.ts';
import { toAmount } from './amount.ts';

export interface Movement {
  kind: EdgeMovementRow['kind'];
  /** The Edge it is about; negative only if corrected or adjusted. */
  amount: string;
  /** In English. */
  description: string;
  occurredAt: number;
  room?: string;
  /** The id of what was redeemed. */
  plan?: number;
  reason?: EdgeMovementReason;
  /** Of the redemption it belongs to. */
  reference?: string;
  /** The day of the rake that was earned, credited or corrected. */
  playedOn?: string;
}

/**
 * Writes a movement and the balance it leaves: the only writer of either. Throws, and with it ends the
 * transaction, when the balance would be negative.
 */
export async function appendMovement(
  transaction: Transaction,
  playerId: number,
  { kind, amount, description, occurredAt, room, plan, reason, reference, playedOn }: Movement,
): Promise<void> {
  const mayBeNegative = kind === 'corrected' || kind === 'adjusted';
  if (!mayBeNegative && new Big(amount).lt(0)) throw new Error(`${kind} ${amount} is negative.`);
  const { edge_balance } = await transaction
    .selectFrom('players')
    .select('edge_balance')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const change = new Big(amount).times(EFFECT[kind]);
  const balance = change.plus(edge_balance);
  if (balance.lt(0)) throw new Error(`${kind} ${amount} leaves a balance of ${toAmount(balance)}.`);

  const { id } = await transaction
    .insertInto('edge_movements')
    .values({
      player_id: playerId,
      kind,
      amount: toAmount(new Big(amount)),
      balance_change: toAmount(change),
      balance_after: toAmount(balance),
      description,
      room_slug: room ?? null,
      plan_id: plan ?? null,
      reason: reason ?? null,
      reference: reference ?? null,
      played_on: playedOn ?? null,
      occurred_at: occurredAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (kind === 'credited') await creditEarned(transaction, id);
  await transaction
    .updateTable('players')
    .set({ edge_balance: toAmount(balance) })
    .where('id', '=', playerId)
    .execute();
}

/** Makes what was earned that this movement credits a step of it: the same Edge of the same day at the same room. */
async function creditEarned(transaction: Transaction, id: number): Promise<void> {
  await transaction
    .updateTable('edge_movements')
    .set({ credited_by: id })
    .where('id', '=', (query) =>
      query
        .selectFrom('edge_movements as earning')
        .innerJoin('edge_movements as credit', (join) =>
          join
            .onRef('credit.player_id', '=', 'earning.player_id')
            .onRef('credit.room_slug', '=', 'earning.room_slug')
            .onRef('credit.played_on', '=', 'earning.played_on')
            .onRef('credit.amount', '=', 'earning.amount'),
        )
        .where('credit.id', '=', id)
        .where('earning.kind', '=', 'earned')
        .where('earning.credited_by', 'is', null)
        .select(({ fn }) => fn.min('earning.id').as('id')),
    )
    .execute();
}

/** What one Edge of a movement does to the balance. */
const EFFECT: Record<Movement['kind'], -1 | 0 | 1> = {
  earned: 0,
  credited: 1,
  redeemed: -1,
  completed: 0,
  returned: 1,
  bonus: 1,
  corrected: 1,
  adjusted: 1,
};
