import type { Plan } from '#sdk/generated/model/plan.ts';
import { appendMovement, type Movement } from '../domain/ledger.ts';
import { startRedemption } from '../domain/redeem.ts';
import { settle } from '../domain/redemptions.ts';
import type { Transaction } from '../store/database.ts';

/** Something in a demo player's past; `at` is its time in milliseconds. */
export interface PastEvent {
  at: number;
  apply: (transaction: Transaction) => Promise<void>;
}

/** Applies the events in order of time, because each movement builds on the balance before it. */
export async function applyInOrder(transaction: Transaction, events: readonly PastEvent[]): Promise<void> {
  for (const { apply } of events.toSorted((a, b) => a.at - b.at)) await apply(transaction);
}

export function movement(playerId: number, facts: Movement): PastEvent {
  return {
    at: facts.occurredAt,
    apply: (transaction) => appendMovement(transaction, playerId, facts),
  };
}

interface RedemptionFacts {
  playerId: number;
  plan: Plan;
  edge_amount: string;
  email: string;
  key: string;
  requestedAt: number;
  /** Never, if it is pending. */
  settledAt?: number;
}

export function redemption(facts: RedemptionFacts): PastEvent {
  const { playerId, plan, edge_amount, email, key, requestedAt, settledAt } = facts;
  return {
    at: requestedAt,
    apply: async (transaction) => {
      const request = { plan: plan.id, edge_amount, email };
      const row = await startRedemption(transaction, playerId, key, request, plan, requestedAt);
      if (settledAt !== undefined) await settle(transaction, row, settledAt);
    },
  };
}
