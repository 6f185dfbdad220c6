import { writeFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, it } from 'vitest';

import { memberTokens, startTestApi } from '../testing/start-test-api.ts';
import { temporaryDatabase } from '../testing/start-with-database.ts';
import { backUp, restore } from './backup.ts';

const NOW = Date.UTC(2026, 2, 14, 9, 26, 53);

/** A database that a server uses, with one member, and where its backup goes. */
async function serverWithMember() {
  const databasePath = await temporaryDatabase();
  const api = await startTestApi({ databasePath });
  const { refresh } = await memberTokens(api, 'dana@example.com');
  return { api, databasePath, refresh, backup: join(dirname(databasePath), 'backup.sqlite') };
}

it('a backup of a running server has all it had, and puts it back', async () => {
  const { api, databasePath, refresh, backup } = await serverWithMember();
  backUp(databasePath, backup);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  await memberTokens(api, 'kim@example.com');
  await api.stop();

  const earlier = `${databasePath}.before-20260314092653`;
  expect(restore(backup, databasePath, NOW)).toBe(earlier);

  const restored = await startTestApi({ databasePath });
  expect((await restored.refresh(refresh)).status).toBe(200);
  expect((await restored.logIn('kim@example.com')).status).toBe(401);
  const kept = await startTestApi({ databasePath: earlier });
  expect((await kept.logIn('kim@example.com')).status).toBe(200);
});

it('a backup overwrites no file, and needs a database', async () => {
  const { databasePath, backup } = await serverWithMember();
  backUp(databasePath, backup);
  expect(() => backUp(databasePath, backup)).toThrow(`${backup} exists already. Name another file.`);
  expect(() => backUp(`${backup}-none`, `${backup}-2`)).toThrow(`There is no database ${backup}-none.`);
});

it('nothing is restored under a running server', async () => {
  const { api, databasePath, backup } = await serverWithMember();
  backUp(databasePath, backup);
  expect(() => restore(backup, databasePath, NOW)).toThrow(`A server uses ${databasePath}. Stop it first.`);
  expect((await api.logIn('dana@example.com')).status).toBe(200);
});

it('neither a damaged backup nor one of a newer server is restored', async () => {
  const { api, databasePath, backup } = await serverWithMember();
  backUp(databasePath, backup);
  await api.stop();
  await writeFile(`${backup}-damaged`, 'no database');
  expect(() => restore(`${backup}-damaged`, databasePath, NOW)).toThrow(
    `${backup}-damaged is damaged, or no database of this server.`,
  );
  const newer = new DatabaseSync(backup);
  newer.exec("insert into kysely_migration values ('999-of-tomorrow', '2027-01-01T00:00:00Z')");
  newer.close();
  expect(() => restore(backup, databasePath, NOW)).toThrow('it has the migration 999-of-tomorrow.');
  expect((await (await startTestApi({ databasePath })).logIn('dana@example.com')).status).toBe(200);
});
