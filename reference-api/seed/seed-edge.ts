import type { Plan } from '#sdk/generated/model/plan.ts';
import { edgePriceOf } from '../domain/edge-price.ts';
import { toPlan } from '../domain/plans.ts';
import type { Services } from '../services.ts';
import { DEMO_PLAYER_ID } from './demo-player.ts';
import { demoHistory } from './demo-history.ts';
import { eliteHistory } from './elite-history.ts';
import { happenInOrder, type Happening } from './happening.ts';
import type { PlanForEdge } from './plan-for-edge.ts';

/** Tells the demo players' past, for each that is there and has none; a plan is redeemed only if there is one. */
export async function seedEdge(services: Services): Promise<void> {
  const { database, settings } = services;
  const now = settings.clock.now();
  const plans = await database.selectFrom('plans').selectAll().where('interval', '=', 'MONTH').execute();
  const planOf = (tier: Plan['tier']): PlanForEdge | null => {
    const plan = plans.map(toPlan).find((one) => one.tier === tier);
    const price = plan === undefined ? null : edgePriceOf(plan);
    return plan === undefined || price === null ? null : { plan, amount: price.amount };
  };
  await tell(services, DEMO_PLAYER_ID, await demoHistory(services, DEMO_PLAYER_ID, now, planOf('PREMIUM')));
  await tell(services, 1003, eliteHistory(services, 1003, now, planOf('ELITE')));
  // The months that the demo player redeemed are over.
  await database
    .deleteFrom('subscriptions')
    .where('player_id', '=', DEMO_PLAYER_ID)
    .where('expires_at', '<', now)
    .execute();
}

function tell({ database }: Services, playerId: number, past: readonly Happening[]): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const player = await transaction
      .selectFrom('players')
      .select('id')
      .where('id', '=', playerId)
      .executeTakeFirst();
    const told = await transaction
      .selectFrom('edge_movements')
      .select('id')
      .where('player_id', '=', playerId)
      .executeTakeFirst();
    if (player !== undefined && told === undefined) await happenInOrder(transaction, past);
  });
}
