import { DatabaseSync } from 'node:sqlite';

import { expect, it } from 'vitest';

import { digest, toUidb64 } from '../domain/identifiers.ts';
import { demoPlayer } from '../seed/demo-player.ts';
import { startTestApi, tokensIn } from '../testing/start-test-api.ts';
import { temporaryDatabase } from '../testing/start-with-database.ts';

it('a mailed link of a database from before sign-ups were kept apart goes on working', async () => {
  const databasePath = await temporaryDatabase();
  const before = await startTestApi({ databasePath });
  await before.register('dana@example.com');
  await before.stop();
  asItWas(databasePath);

  const api = await startTestApi({ databasePath });
  expect((await api.confirm(toUidb64(7), 'mailed-link')).body).toEqual({ detail: 'Email address verified.' });
  expect((await api.logIn('dana@example.com')).status).toBe(200);
});

it('a ledger from before steps: credits name what was earned, redemptions are one movement, corrections a kind', async () => {
  const databasePath = await temporaryDatabase();
  const before = await startTestApi({ databasePath, seedDemo: true });
  const { access: bearer } = tokensIn(await before.logIn(demoPlayer.email, demoPlayer.password));
  const { body } = await before.call('edgeHistory', { bearer });
  await before.stop();
  asBeforeSteps(databasePath);

  const api = await startTestApi({ databasePath });
  expect((await api.call('edgeHistory', { bearer })).body).toEqual(body);
});

const BEFORE_LANGUAGES = `
  alter table players drop column language;
  alter table sign_ups drop column language;
  alter table earnings_adjustments drop column played_on;
  alter table edge_movements drop column plan_id;
  alter table edge_movements drop column reason;
`;

function asBeforeSteps(path: string): void {
  const database = new DatabaseSync(path);
  database.exec(`
    delete from kysely_migration where name >= '006';
    ${BEFORE_LANGUAGES}
    alter table edge_movements drop column credited_by;
    update edge_movements set kind = 'reserved' where kind = 'redeemed';
    update edge_movements set kind = 'redeemed' where kind = 'completed';
    update edge_movements set kind = 'adjusted' where kind = 'corrected';
  `);
  database.close();
}

/** Takes back the third migration, for the one player, and what came after it. */
function asItWas(path: string): void {
  const database = new DatabaseSync(path);
  database.exec(`
    delete from kysely_migration where name >= '003';
    ${BEFORE_LANGUAGES}
    alter table edge_movements drop column credited_by;
    alter table edge_movements drop column played_on;
    alter table email_changes drop column cancelled_at;
    drop table email_verifications;
    drop table sign_ups;
    update players set id = 7;
    create table email_verifications (
      id integer primary key autoincrement,
      player_id integer not null references players (id) on delete cascade,
      token_hash text not null unique,
      code_hash text not null,
      expires_at integer not null,
      wrong_codes integer not null default 0,
      used_at integer
    ) strict;
    create index email_verifications_by_player on email_verifications (player_id);
    insert into email_verifications (player_id, token_hash, code_hash, expires_at)
      values (7, '${digest('mailed-link')}', 'of a code', ${String(Date.UTC(2027, 0))});
  `);
  database.close();
}
