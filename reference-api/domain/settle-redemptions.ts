import type { Services } from '../services.ts';
import type { Transaction } from '../store/database.ts';
import type { RedemptionRow } from '../store/schema.ts';
import { emailKey } from './email-address.ts';
import { appendMovement } from './ledger.ts';
import { planName, toPlan } from './plans.ts';
import { referenceOf } from './redemptions.ts';
import { extendSubscription } from './subscriptions.ts';

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
      reason: fails ? 'The solver service knows no account with this address.' : null,
      completed_at: now,
    })
    .where('id', '=', due.id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (pending === undefined) return;

  const plan = toPlan(
    await transaction.selectFrom('plans').selectAll().where('id', '=', due.plan_id).executeTakeFirstOrThrow(),
  );
  if (!fails) {
    const active_until = await extendSubscription(transaction, due.player_id, plan, due.edge_amount, now);
    await transaction.updateTable('redemptions').set({ active_until }).where('id', '=', due.id).execute();
  }
  await appendMovement(transaction, due.player_id, {
    kind: fails ? 'returned' : 'redeemed',
    amount: due.edge_amount,
    description: planName(plan),
    reference: referenceOf(due),
    occurredAt: now,
  });
}
