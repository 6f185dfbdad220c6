import type { Insertable } from 'kysely';

import { hashPassword } from '../domain/password-hash.ts';
import type { Services } from '../services.ts';
import type { Schema } from '../store/schema.ts';
import { seedCatalogue } from './catalogue.ts';
import { DEMO_PLAYER_ID, demoPlayer, elitePlayer, unverifiedPlayer } from './demo-player.ts';
import { seedEdge } from './seed-edge.ts';
import { seedRoomAccounts } from './seed-room-accounts.ts';

type NewPlayer = Omit<Insertable<Schema['players']>, 'password_hash'> & { password: string };

/** Everything a demo needs. What is there already stays, except the catalogue, which is brought up to date. */
export async function seedDemo(services: Services): Promise<void> {
  await seedPlayers(services);
  await seedCatalogue(services);
  await seedRoomAccounts(services);
  await seedEdge(services);
}

async function seedPlayers(services: Services): Promise<void> {
  const { database, settings } = services;
  const there = await database.selectFrom('players').select(['id', 'email_key']).execute();
  // Somebody may have changed the address of a demo player, or signed up with it after deleting the account.
  const missing = players(settings.clock.now()).filter(({ id, email }) =>
    there.every((row) => row.id !== id && row.email_key !== email),
  );
  for (const { password, ...player } of missing) {
    const password_hash = await hashPassword(password, settings.passwordCost, settings.random);
    await database
      .insertInto('players')
      .values({ ...player, password_hash })
      .execute();
  }
}

function players(now: number): NewPlayer[] {
  return [
    {
      ...demoPlayer,
      id: DEMO_PLAYER_ID,
      email_key: demoPlayer.email,
      first_name: 'Dana',
      last_name: 'River',
      country: 'CA',
      flags: JSON.stringify(['CHAT_WIDGET']),
      verified_at: now,
      created_at: now,
    },
    {
      ...unverifiedPlayer,
      id: 1002,
      email_key: unverifiedPlayer.email,
      first_name: 'Kim',
      last_name: 'Turn',
      country: 'DE',
      created_at: now,
    },
    {
      ...elitePlayer,
      id: 1003,
      email_key: elitePlayer.email,
      first_name: 'Lee',
      last_name: 'Flop',
      country: 'SE',
      verified_at: now,
      created_at: now,
    },
  ];
}
