import type { Plan } from '#sdk/generated/model/plan.ts';
import { appendMovement, type Movement } from '../domain/ledger.ts';
import { startRedemption } from '../domain/redeem.ts';
import { settle } from '../domain/redemptions.ts';
import type { Transaction } from '../store/database.ts';

/** Something that happened to a demo player at an instant. */
export interface Happening {
  at: number;
  happen: (transaction: Transaction) => Promise<void>;
}

/** Lets everything happen in the order of time, so that the ledger tells it in that order. */
export async function happenInOrder(
  transaction: Transaction,
  happenings: readonly Happening[],
): Promise<void> {
  for (const { happen } of happenings.toSorted((a, b) => a.at - b.at)) await happen(transaction);
}

export function movement(playerId: number, facts: Movement): Happening {
  return {
    at: facts.occurredAt,
    happen: (transaction) => appendMovement(transaction, playerId, facts),
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

export function redemption(facts: RedemptionFacts): Happening {
  const { playerId, plan, edge_amount, email, key, requestedAt, settledAt } = facts;
  return {
    at: requestedAt,
    happen: async (transaction) => {
      const request = { plan: plan.id, edge_amount, email };
      const row = await startRedemption(transaction, playerId, key, request, plan, requestedAt);
      if (settledAt !== undefined) await settle(transaction, row, settledAt);
    },
  };
}
