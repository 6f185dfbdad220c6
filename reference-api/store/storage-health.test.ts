import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';

import { createApp } from '../app.ts';
import type { LogEntry } from '../log.ts';
import { resolveSettings } from '../options.ts';
import { createServices, type Services } from '../services.ts';

/** An application whose database the test can make refuse to be written. */
async function startApp() {
  const log: LogEntry[] = [];
  const services = await createServices(resolveSettings({ limits: 'off', log: (entry) => log.push(entry) }));
  onTestFinished(() => services.database.destroy());
  const app = createApp(services);
  const send = async (path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await app.request(path, init);
    return [answer.status, answer.headers.get('retry-after'), (await answer.json()) as unknown];
  };
  const message = { message: 'x'.repeat(1000) };
  const logged = () =>
    log.splice(0).flatMap(({ message: what, reason }) => (what === 'request' ? [] : [[what, reason]]));
  return {
    services,
    logged,
    read: () => send('/api/v1/deals/'),
    write: () => send('/api/v1/feedback/', message),
    ready: () => send('/readyz'),
  };
}

const SAVED_NOTHING = [503, '30', { detail: 'The server cannot save anything now.' }];
const READY = [200, null, { status: 'ready' }];

async function fillDisk({ database }: Services): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${String(rows[0]?.page_count)}`).execute(database);
}

it('on a full disk what can be read is read, what has to be saved is a 503, and both work again with space', async () => {
  const { services, logged, read, write, ready } = await startApp();
  expect(await ready()).toEqual(READY);
  await fillDisk(services);
  const answers = [];
  // The pages that exist still take some.
  for (let tries = 0; tries < 200 && answers.at(-1)?.[0] !== 503; tries += 1) answers.push(await write());
  expect(answers.at(-1)).toEqual(SAVED_NOTHING);
  expect(await write()).toEqual(SAVED_NOTHING);
  expect((await read())[0]).toBe(200);
  expect(await ready()).toEqual([503, null, { status: 'not ready', reason: 'disk full' }]);
  expect(logged()).toEqual([['storage fails', 'disk full']]);

  await sql`pragma max_page_count = 4294967294`.execute(services.database);
  expect((await write())[0]).toBe(201);
  expect(await ready()).toEqual(READY);
  expect(logged()).toEqual([['storage works again', undefined]]);
});

it('a database that may not be written is one more reason, logged by itself', async () => {
  const { services, logged, read, write, ready } = await startApp();
  await sql`pragma query_only = on`.execute(services.database);
  expect(await write()).toEqual(SAVED_NOTHING);
  expect((await read())[0]).toBe(200);
  expect(await ready()).toEqual([503, null, { status: 'not ready', reason: 'database read-only' }]);
  expect(logged()).toEqual([['storage fails', 'database read-only']]);
});

it('a transaction that the full disk ended leaves the connection usable', async () => {
  const { services, logged } = await startApp();
  await fillDisk(services);
  const big = 'x'.repeat(1_000_000);
  const failed = services.database.transaction().execute(async (transaction) => {
    await transaction.insertInto('settings').values({ key: 'one', value: 'small' }).execute();
    await transaction.insertInto('settings').values({ key: 'big', value: big }).execute();
  });
  await expect(failed).rejects.toThrow('database or disk is full');
  expect(
    await services.database.selectFrom('settings').select('key').where('key', '=', 'one').execute(),
  ).toEqual([]);
  expect(logged()).toEqual([]);
});
