import Big from 'big.js';

import type { Transaction } from '../store/database.ts';
import type { EdgeMovementRow } from '../store/schema.ts';
import { toAmount } from './amount.ts';

export interface Movement {
  kind: EdgeMovementRow['kind'];
  /** The Edge it is about; negative only if adjusted. */
  amount: string;
  description: string;
  occurredAt: number;
  room?: string;
  /** Of the redemption it belongs to. */
  reference?: string;
  /** The day of the rake that was earned or credited. */
  playedOn?: string;
}

/**
 * Writes a movement and the balance it leaves: the only writer of either. Throws, and with it ends the
 * transaction, when the balance would be negative.
 */
export async function appendMovement(
  transaction: Transaction,
  playerId: number,
  { kind, amount, description, occurredAt, room, reference, playedOn }: Movement,
): Promise<void> {
  if (kind !== 'adjusted' && new Big(amount).lt(0)) throw new Error(`${kind} ${amount} is negative.`);
  const { edge_balance } = await transaction
    .selectFrom('players')
    .select('edge_balance')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const change = new Big(amount).times(EFFECT[kind]);
  const balance = change.plus(edge_balance);
  if (balance.lt(0)) throw new Error(`${kind} ${amount} leaves a balance of ${toAmount(balance)}.`);

  await transaction
    .insertInto('edge_movements')
    .values({
      player_id: playerId,
      kind,
      amount: toAmount(new Big(amount)),
      balance_change: toAmount(change),
      balance_after: toAmount(balance),
      description,
      room_slug: room ?? null,
      reference: reference ?? null,
      played_on: playedOn ?? null,
      occurred_at: occurredAt,
    })
    .execute();
  await transaction
    .updateTable('players')
    .set({ edge_balance: toAmount(balance) })
    .where('id', '=', playerId)
    .execute();
}

/** What one Edge of a movement does to the balance. */
const EFFECT: Record<Movement['kind'], -1 | 0 | 1> = {
  earned: 0,
  credited: 1,
  reserved: -1,
  redeemed: 0,
  returned: 1,
  bonus: 1,
  adjusted: 1,
};
