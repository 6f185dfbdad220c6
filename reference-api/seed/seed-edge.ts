import Big from 'big.js';

import type { Plan } from '#sdk/generated/model/plan.ts';
import { toAmount } from '../domain/amount.ts';
import { edgePriceOf } from '../domain/plans.ts';
import type { Services } from '../services.ts';
import { demoHistory } from './demo-history.ts';
import { DEMO_PLAYER_ID, elitePlayer } from './demo-player.ts';
import { applyInOrder, movement, redemption, type PastEvent } from './past-event.ts';
import type { PlanForEdge } from './plans.ts';

/** Writes a history for each demo player who exists and has none; without a plan nothing is redeemed. */
export async function seedEdge(services: Services): Promise<void> {
  const { database, settings } = services;
  const now = settings.clock.now();
  const plans = await database.selectFrom('plans').selectAll().where('interval', '=', 'MONTH').execute();
  const planOf = (tier: Plan['tier']): PlanForEdge | null => {
    const plan = plans.find((one) => one.tier === tier);
    const price = plan === undefined ? null : edgePriceOf(plan);
    return plan === undefined || price === null ? null : { plan, amount: price.amount };
  };
  await seedHistory(
    services,
    DEMO_PLAYER_ID,
    await demoHistory(services, DEMO_PLAYER_ID, now, planOf('PREMIUM')),
  );
  await seedHistory(services, 1003, eliteHistory(services, 1003, now, planOf('ELITE')));
  // The months that the demo player redeemed are over.
  await database
    .deleteFrom('subscriptions')
    .where('player_id', '=', DEMO_PLAYER_ID)
    .where('expires_at', '<', now)
    .execute();
}

function seedHistory({ database }: Services, playerId: number, past: readonly PastEvent[]): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const player = await transaction
      .selectFrom('players')
      .select('id')
      .where('id', '=', playerId)
      .executeTakeFirst();
    const earlier = await transaction
      .selectFrom('edge_movements')
      .select('id')
      .where('player_id', '=', playerId)
      .executeTakeFirst();
    if (player !== undefined && earlier === undefined) await applyInOrder(transaction, past);
  });
}

const DAY = 24 * 60 * 60 * 1000;

/** A prize for two months of Elite: one is running, the next one is asked for just now. */
function eliteHistory(
  { settings: { random } }: Services,
  playerId: number,
  now: number,
  elite: PlanForEdge | null,
): PastEvent[] {
  if (elite === null) return [];
  const { plan, amount: edge_amount } = elite;
  const facts = { playerId, plan, edge_amount, email: elitePlayer.email };
  const requestedAt = now - 10 * DAY;
  return [
    movement(playerId, {
      kind: 'bonus',
      amount: toAmount(new Big(edge_amount).times(2).plus(200)),
      description: 'Season prize',
      reason: 'season_prize',
      occurredAt: now - 20 * DAY,
    }),
    redemption({ ...facts, key: random.uuid(), requestedAt, settledAt: requestedAt + DAY / 2 }),
    redemption({ ...facts, key: random.uuid(), requestedAt: now }),
  ];
}
