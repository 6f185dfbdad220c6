import type { Subscription } from '../../src/sdk/generated/model/subscription.ts';
import { toTimestamp } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { toPlan } from './plans.ts';

/** The player's subscriptions, the one that ends last first. */
export async function subscriptionsOf(database: Database, playerId: number): Promise<Subscription[]> {
  const rows = await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('expires_at', 'desc')
    .execute();
  const plans = await database.selectFrom('plans').selectAll().execute();
  return rows.flatMap((row) => {
    const plan = plans.find(({ id }) => id === row.plan_id);
    if (plan === undefined) return [];
    return {
      id: row.id,
      plan: toPlan(plan),
      price: JSON.parse(row.price) as Subscription['price'],
      external_plan: JSON.parse(row.external_plan) as Subscription['external_plan'],
      ...(row.latest_payment_method !== null && { latest_payment_method: row.latest_payment_method }),
      expiration_date: toTimestamp(row.expires_at),
      canceled: row.canceled === 1,
    };
  });
}

export async function addSubscription(
  database: Database,
  playerId: number,
  subscription: Omit<Subscription, 'id'>,
): Promise<void> {
  await database
    .insertInto('subscriptions')
    .values({
      player_id: playerId,
      plan_id: subscription.plan.id,
      price: JSON.stringify(subscription.price),
      external_plan: JSON.stringify(subscription.external_plan),
      latest_payment_method: subscription.latest_payment_method ?? null,
      expires_at: Date.parse(subscription.expiration_date),
      canceled: Number(subscription.canceled),
    })
    .execute();
}
