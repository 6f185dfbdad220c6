import type { Log } from '../log.ts';
import type { Database } from './database.ts';

/** What keeps the database from being written, by SQLite's result code. */
const FAULTS: Readonly<Record<number, string>> = {
  5: 'database locked',
  8: 'database read-only',
  10: 'disk error',
  13: 'disk full',
  14: 'database cannot be opened',
};

export interface StorageHealth {
  /** Whether the error is a fault of the storage. Each kind is logged once until storage works again. */
  note(error: unknown): boolean;
  /** Writes and removes some pages; null when that works, otherwise the fault. */
  check(): Promise<string | null>;
}

export function createStorageHealth(database: Database, log: Log): StorageHealth {
  const noted = new Set<string>();
  const note = (error: unknown) => {
    const fault = faultOf(error);
    if (fault !== null && !noted.has(fault)) log({ level: 'error', message: 'storage fails', reason: fault });
    if (fault !== null) noted.add(fault);
    return fault !== null;
  };
  return {
    note,
    check: async () => {
      try {
        await writeSomething(database);
      } catch (error) {
        if (!note(error)) throw error;
        return faultOf(error);
      }
      if (noted.size > 0) log({ level: 'info', message: 'storage works again' });
      noted.clear();
      return null;
    },
  };
}

/** Large enough to need new pages: a full disk may still take a change of one that exists. */
const PROBE = { key: 'probe', value: '0'.repeat(64 * 1024) };

async function writeSomething(database: Database): Promise<void> {
  await database.replaceInto('settings').values(PROBE).execute();
  await database.deleteFrom('settings').where('key', '=', PROBE.key).execute();
}

function faultOf(error: unknown): string | null {
  const isOfSqlite = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
  // The lowest byte is the kind, the others say more about it.
  return isOfSqlite ? (FAULTS[(error.errcode as number) & 0xff] ?? null) : null;
}
