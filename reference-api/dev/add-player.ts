import type { Subscription } from '#sdk/generated/model/subscription.ts';
import { emailKey } from '../domain/identifiers.ts';
import { appendMovement } from '../domain/ledger.ts';
import { hashPassword } from '../domain/password-hash.ts';
import { putPlan } from '../domain/plans.ts';
import { addSubscription } from '../domain/subscriptions.ts';
import type { Services } from '../services.ts';

interface PlayerFacts {
  email: string;
  password?: string;
  verified?: boolean;
  first_name?: string;
  country?: string;
  edge_balance?: string;
  flags?: string[];
  subscriptions?: readonly Subscription[];
}

/** Puts a player with these facts into the database and answers the id. */
export async function addPlayer(services: Services, facts: PlayerFacts): Promise<number> {
  const { clock, random, passwordCost } = services.settings;
  const { password, verified = true, flags = [], subscriptions = [], edge_balance, ...columns } = facts;
  const id = random.id();
  await services.database
    .insertInto('players')
    .values({
      id,
      email_key: emailKey(facts.email),
      password_hash: await hashPassword(password ?? random.token(), passwordCost, random),
      first_name: 'Dana',
      last_name: 'River',
      country: 'CA',
      flags,
      verified_at: verified ? clock.now() : null,
      created_at: clock.now(),
      ...columns,
    })
    .execute();
  if (edge_balance !== undefined && edge_balance !== '0.00') await openBalance(services, id, edge_balance);
  for (const subscription of subscriptions) {
    await putPlan(services.database, subscription.plan);
    await addSubscription(services.database, id, subscription);
  }
  return id;
}

function openBalance({ database, settings }: Services, playerId: number, amount: string): Promise<void> {
  const opening = { kind: 'bonus', amount, description: 'Opening balance' } as const;
  return database
    .transaction()
    .execute((transaction) =>
      appendMovement(transaction, playerId, { ...opening, occurredAt: settings.clock.now() }),
    );
}
