import Big from 'big.js';

import { toAmount } from '../domain/amount.ts';
import type { Services } from '../services.ts';
import { elitePlayer } from './demo-player.ts';
import { movement, redemption, type Happening } from './happening.ts';
import type { PlanForEdge } from './plan-for-edge.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A prize for two months of Elite: one is running, the next one is asked for just now. */
export function eliteHistory(
  { settings: { random } }: Services,
  playerId: number,
  now: number,
  elite: PlanForEdge | null,
): Happening[] {
  if (elite === null) return [];
  const { plan, amount: edge_amount } = elite;
  const facts = { playerId, plan, edge_amount, email: elitePlayer.email };
  const requestedAt = now - 10 * DAY;
  return [
    movement(playerId, {
      kind: 'bonus',
      amount: toAmount(new Big(edge_amount).times(2).plus(200)),
      description: 'Season prize',
      occurredAt: now - 20 * DAY,
    }),
    redemption({ ...facts, key: random.uuid(), requestedAt, settledAt: requestedAt + DAY / 2 }),
    redemption({ ...facts, key: random.uuid(), requestedAt: now }),
  ];
}
