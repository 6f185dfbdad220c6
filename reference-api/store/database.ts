import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

import { Kysely, SqliteDialect, type Transaction as KyselyTransaction } from 'kysely';

import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
/** What is written through it happens as a whole or not at all. */
export type Transaction = KyselyTransaction<Schema>;

/** Opens and migrates the database. One connection: Kysely's lock runs transactions one after another. */
export async function openDatabase(path: string): Promise<Database> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const file = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  file.exec('pragma journal_mode = wal; pragma synchronous = normal;');
  const database = new Kysely<Schema>({ dialect: new SqliteDialect({ database: toKysely(file) }) });
  await migrate(database);
  return database;
}

/** SQLite has neither booleans nor lists: they are kept as 0, 1 and JSON, in the columns of these names. */
const BOOLEANS = new Set([
  'active',
  'canceled',
  'has_access_to_rake_ai',
  'marketing_opt_in',
  'prorated',
  'top',
]);
const JSONS = new Set([
  'benefits',
  'external_plan',
  'flags',
  'key_features',
  'ongoing_rewards',
  'payment_methods',
  'platforms',
  'price',
  'prices',
  'signup_promotions',
]);

function toKysely(file: DatabaseSync) {
  return {
    close: () => {
      file.close();
    },
    prepare: (sql: string) => {
      // SQLite has rolled back by itself, after a full disk for instance, and would refuse to do it again.
      if (sql === 'rollback' && !file.isTransaction) return NOTHING;
      const statement = file.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...parameters.map(toSql)).map(fromSql),
        run: (parameters: readonly unknown[]) => statement.run(...parameters.map(toSql)),
        iterate: (parameters: readonly unknown[]) =>
          statement
            .all(...parameters.map(toSql))
            .map(fromSql)
            .values(),
      };
    },
  };
}

const NOTHING = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function toSql(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as SQLInputValue);
}

function fromSql(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (BOOLEANS.has(column)) return [column, value === 1];
      return [column, JSONS.has(column) ? JSON.parse(value as string) : value];
    }),
  );
}

/** The stored value, or the one made now and stored: a secret outlives the process that made it. */
export async function rememberedSetting(
  database: Database,
  key: string,
  make: () => string,
): Promise<string> {
  const stored = await storedSetting(database, key);
  if (stored !== undefined) return stored;
  await database
    .insertInto('settings')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await storedSetting(database, key)) ?? '';
}

async function storedSetting(database: Database, key: string): Promise<string | undefined> {
  const row = await database.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}
