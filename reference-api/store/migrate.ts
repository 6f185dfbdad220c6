import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';

import { spine } from './migrations/001-spine.ts';
import { rewards } from './migrations/002-rewards.ts';
import { signUps } from './migrations/003-sign-ups.ts';
import { cancelledEmailChanges } from './migrations/004-cancelled-email-changes.ts';
import { daysOfPlay } from './migrations/005-days-of-play.ts';
import type { Schema } from './schema.ts';

/** In order; a migration that has run anywhere is never edited, only followed by another. */
const migrations = {
  '001-spine': spine,
  '002-rewards': rewards,
  '003-sign-ups': signUps,
  '004-cancelled-email-changes': cancelledEmailChanges,
  '005-days-of-play': daysOfPlay,
};

export async function migrate(database: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
}
