import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { isKnownMigration } from './migrate.ts';

/** Writes a consistent copy to a new file while the server goes on, and checks it. */
export function backUp(database: string, to: string): void {
  if (!existsSync(database)) throw new Error(`There is no database ${database}.`);
  if (existsSync(to)) throw new Error(`${to} exists already. Name another file.`);
  mkdirSync(dirname(to), { recursive: true });
  copy(database, to);
}

/**
 * Puts a backup in the place of a database that no server uses. The earlier database is kept.
 *
 * @returns the file of the earlier database; null if there was none
 */
export function restore(backup: string, database: string, now: number): string | null {
  if (!existsSync(backup)) throw new Error(`There is no backup ${backup}.`);
  refuseUnfit(backup);
  mkdirSync(dirname(database), { recursive: true });
  const earlier = existsSync(database) ? `${database}.before-${stampOf(now)}` : null;
  if (earlier !== null) refuseUsed(database);
  const restored = `${database}.restored`;
  rmSync(restored, { force: true });
  copy(backup, restored);
  if (earlier !== null) {
    for (const part of ['', '-wal', '-shm'])
      if (existsSync(database + part)) renameSync(database + part, earlier + part);
  }
  renameSync(restored, database);
  return earlier;
}

/** What was written only in part never has the name of a whole file. Only its owner may read it: it holds keys. */
function copy(from: string, to: string): void {
  const partial = `${to}.partial`;
  rmSync(partial, { force: true });
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    source.prepare('vacuum into ?').run(partial);
    chmodSync(partial, 0o600);
    refuseUnfit(partial);
    renameSync(partial, to);
  } finally {
    source.close();
    rmSync(partial, { force: true });
  }
}

/** Throws unless the file is an undamaged database of this version or an older one. */
function refuseUnfit(file: string): void {
  let migrations: string[];
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const faults = database.prepare('pragma integrity_check').all().map(Object.values).flat();
      if (faults.join() !== 'ok') throw new Error(faults.join(' '));
      migrations = database
        .prepare('select name from kysely_migration')
        .all()
        .map(({ name }) => String(name));
    } finally {
      database.close();
    }
  } catch (error) {
    throw new Error(`${file} is damaged, or no database of this server.`, { cause: error });
  }
  const unknown = migrations.find((name) => !isKnownMigration(name));
  if (unknown !== undefined)
    throw new Error(`${file} is of a newer version of the server: it has the migration ${unknown}.`);
}

/** Every connection to a database with a write-ahead log holds a lock that the change to another log needs. */
function refuseUsed(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (isLocked(error)) throw new Error(`A server uses ${file}. Stop it first.`, { cause: error });
    // Whatever else is wrong with the file is what the restore mends.
  } finally {
    database.close();
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function stampOf(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replaceAll(/\D/g, '');
}
