import type { Insertable } from 'kysely';

import { hashPassword } from '../domain/password-hash.ts';
import type { Services } from '../services.ts';
import type { Schema } from '../store/schema.ts';
import { demoPlayer, unverifiedPlayer } from './demo-player.ts';

type NewPlayer = Omit<Insertable<Schema['players']>, 'password_hash'> & { password: string };

/** Creates the demo players that are missing and leaves the others as they are. */
export async function seedDemo(services: Services): Promise<void> {
  const { database, settings } = services;
  const there = await database.selectFrom('players').select('email_key').execute();
  const missing = players(settings.clock.now()).filter(({ email }) =>
    there.every((row) => row.email_key !== email),
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
      id: 1001,
      email_key: demoPlayer.email,
      first_name: 'Dana',
      last_name: 'River',
      country: 'CA',
      edge_balance: '1250.00',
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
  ];
}
