import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

import { spine } from './migrations/001-spine.ts';
import { rewards } from './migrations/002-rewards.ts';
import { signUps } from './migrations/003-sign-ups.ts';
import { stepsOfMovements } from './migrations/006-steps-of-movements.ts';
import { languages } from './migrations/007-languages.ts';
import type { Schema } from './schema.ts';

/** Statements in order; a migration that has run anywhere is never edited, only followed by another. */
const migrations: Readonly<Record<string, readonly string[]>> = {
  '001-spine': spine,
  '002-rewards': rewards,
  '003-sign-ups': signUps,
  // When the member took a change of the address back.
  '004-cancelled-email-changes': ['alter table email_changes add column cancelled_at integer'],
  // On which day the rake was paid that a movement is about.
  '005-days-of-play': ['alter table edge_movements add column played_on text'],
  '006-steps-of-movements': stepsOfMovements,
  '007-languages': languages,
};

export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(migrations, name);
}

export async function migrate(database: Kysely<Schema>): Promise<void> {
  const steps = Object.fromEntries(
    Object.entries(migrations).map(([name, statements]) => [name, running(statements)]),
  );
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(steps) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
}

function running(statements: readonly string[]): Migration {
  return {
    up: async (database) => {
      for (const statement of statements) await sql.raw(statement).execute(database);
    },
  };
}
