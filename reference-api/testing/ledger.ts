import { randomUUID } from 'node:crypto';

import Big from 'big.js';

import { appendMovement } from '../domain/ledger.ts';
import type { Database } from '../store/database.ts';

/** A negative amount takes it. */
export async function giveEdge(database: Database, playerId: number, amount: string): Promise<void> {
  await database.transaction().execute((transaction) =>
    appendMovement(transaction, playerId, {
      kind: amount.startsWith('-') ? 'adjusted' : 'bonus',
      amount,
      description: 'Bonus',
      occurredAt: Date.UTC(2026, 2, 1),
    }),
  );
}

/** A sentence for each player whose ledger does not add up, goes below zero or differs from the balance. */
export async function ledgerFaults(database: Database): Promise<string[]> {
  const players = await database.selectFrom('players').select(['id', 'edge_balance']).execute();
  const movements = await database.selectFrom('edge_movements').selectAll().orderBy('id').execute();
  return players.flatMap(({ id, edge_balance }) => {
    const faults: string[] = [];
    let balance = new Big(0);
    for (const movement of movements.filter(({ player_id }) => player_id === id)) {
      balance = balance.plus(movement.balance_change);
      if (!balance.eq(movement.balance_after) || balance.lt(0))
        faults.push(`Movement ${String(movement.id)} leaves ${movement.balance_after}.`);
    }
    if (!balance.eq(edge_balance)) faults.push(`Player ${String(id)} has ${edge_balance}.`);
    return faults;
  });
}

const NEVER = '2999-01-01T00:00:00Z';

export interface Redeemed {
  key: string;
  status: number;
  text: string;
}

/** Redeems Premium for the whole price; null when the server went away before it answered. */
export async function redeemOverHttp(
  origin: string,
  bearer: string,
  key: string = randomUUID(),
): Promise<Redeemed | null> {
  try {
    const response = await fetch(`${origin}/api/v1/account/redemptions/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${bearer}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({
        plan: 2,
        edge_amount: '800.00',
        email: 'dana.river@example.com',
        valid_until: NEVER,
      }),
    });
    return { key, status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}
