import Big from 'big.js';

import type { Database } from '../store/database.ts';

/** A sentence for each player whose ledger does not add up, is negative somewhere or is not the balance. */
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
