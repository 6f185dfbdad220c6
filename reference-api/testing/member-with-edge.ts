import { appendMovement } from '../domain/ledger.ts';
import type { Database } from '../store/database.ts';
import type { TestApi } from './start-test-api.ts';
import { memberTokens } from './start-test-api.ts';

/** A member who holds so much Edge. */
export async function memberWithEdge(
  api: TestApi,
  database: Database,
  amount: string,
  email = 'dana@example.com',
): Promise<{ id: number; bearer: string }> {
  const { access: bearer } = await memberTokens(api, email);
  const { id } = (await api.call('account', { bearer })).body as { id: number };
  await giveEdge(database, id, amount);
  return { id, bearer };
}

/** @param amount taken away where it is below zero */
export async function giveEdge(database: Database, playerId: number, amount: string): Promise<void> {
  await database.transaction().execute((transaction) =>
    appendMovement(transaction, playerId, {
      kind: amount.startsWith('-') ? 'adjusted' : 'bonus',
      amount,
      description: amount.startsWith('-') ? 'Correction' : 'Bonus',
      occurredAt: Date.UTC(2026, 2, 1),
    }),
  );
}
