import type { Subscription } from '#sdk/generated/model/subscription.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import { toTimestamp } from '../clock.ts';
import type { Database, Transaction } from '../store/database.ts';
import { addMonths } from './calendar.ts';

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
      plan,
      price: row.price,
      external_plan: row.external_plan,
      ...(row.latest_payment_method !== null && { latest_payment_method: row.latest_payment_method }),
      expiration_date: toTimestamp(row.expires_at),
      canceled: row.canceled,
    };
  });
}

export async function addSubscription(
  database: Database,
  playerId: number,
  subscription: Omit<Subscription, 'id'>,
): Promise<void> {
  await database.insertInto('subscriptions').values(subscriptionRow(playerId, subscription)).execute();
}

/**
 * Gives the player one more interval of the plan, after the end of a subscription of the same tier that is
 * running. Answers when it ends.
 */
export async function extendSubscription(
  transaction: Transaction,
  playerId: number,
  plan: Plan,
  edgeAmount: string,
  now: number,
): Promise<number> {
  const current = await transaction
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .where('player_id', '=', playerId)
    .where('plans.tier', '=', plan.tier)
    .select(['subscriptions.id', 'subscriptions.expires_at'])
    .orderBy('subscriptions.expires_at', 'desc')
    .executeTakeFirst();
  const ends = addMonths(Math.max(now, current?.expires_at ?? now), MONTHS[plan.interval]);
  const row = subscriptionRow(playerId, {
    plan,
    ...paidInEdge(plan, edgeAmount),
    expiration_date: toTimestamp(ends),
    canceled: false,
  });
  if (current === undefined) await transaction.insertInto('subscriptions').values(row).execute();
  else await transaction.updateTable('subscriptions').set(row).where('id', '=', current.id).execute();
  return ends;
}

const MONTHS: Record<Plan['interval'], number> = { MONTH: 1, YEAR: 12 };

/** What was paid, whatever the plan costs by now. */
function paidInEdge(plan: Plan, price: string): Pick<Subscription, 'price' | 'external_plan'> {
  const { external_plan_id, provider, prorated } = plan;
  const external_plan = { external_plan_id, provider, prorated };
  return {
    price: {
      type: 'REGULAR',
      price,
      prorated_price: null,
      currency: 'EDGE',
      external_plans: [external_plan],
    },
    external_plan,
  };
}

function subscriptionRow(playerId: number, subscription: Omit<Subscription, 'id'>) {
  return {
    player_id: playerId,
    plan_id: subscription.plan.id,
    price: subscription.price,
    external_plan: subscription.external_plan,
    latest_payment_method: subscription.latest_payment_method ?? null,
    expires_at: Date.parse(subscription.expiration_date),
    canceled: subscription.canceled,
  };
}
