import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

import type { ReferenceApiOptions } from '../options.ts';
import { openDatabase, type Database } from '../store/database.ts';
import { giveEdge } from './ledger.ts';
import { memberTokens, startTestApi, type TestApi } from './start-test-api.ts';

/** As `startTestApi`, on a file that the test opens too: for what no call of the API can bring about. */
export async function startWithDatabase(
  options: ReferenceApiOptions = {},
): Promise<{ api: TestApi; database: Database; databasePath: string }> {
  const databasePath = await temporaryDatabase();
  const api = await startTestApi({ databasePath, ...options });
  const database = await openDatabase(databasePath);
  onTestFinished(() => database.destroy());
  return { api, database, databasePath };
}

/** The path of a database file that goes with the test, in a folder that the server makes. */
export async function temporaryDatabase(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reference-api-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'nested', 'test.sqlite');
}

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
