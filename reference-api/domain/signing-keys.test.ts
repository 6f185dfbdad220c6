import { expect, it, onTestFinished } from 'vitest';

import { createRandom } from '../random.ts';
import { openDatabase } from '../store/database.ts';
import { memberTokens, registration, startTestApi, tokensIn } from '../testing/start-test-api.ts';
import { temporaryDatabase } from '../testing/start-with-database.ts';
import { rotateKeys } from './signing-keys.ts';

async function startServer() {
  const databasePath = await temporaryDatabase();
  const api = await startTestApi({ databasePath });
  const rotate = async ({ atOnce = false } = {}) => {
    // As the command does it: a process of its own beside the server.
    const database = await openDatabase(databasePath);
    onTestFinished(() => database.destroy());
    await rotateKeys(database, { random: createRandom(), now: api.clock.now(), atOnce });
  };
  const status = async (bearer: string) => (await api.call('account', { bearer })).status;
  return { api, rotate, status };
}

function keyIdOf(token: string): unknown {
  const [header = ''] = token.split('.');
  return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid?: unknown }).kid;
}

it('a session survives a rotation: its token is accepted until it expires, and the next one has the new key', async () => {
  const { api, rotate, status } = await startServer();
  const { access, refresh } = await memberTokens(api);
  await rotate();
  await rotate();
  expect(await status(access)).toBe(200);
  const renewed = tokensIn(await api.refresh(refresh));
  expect(keyIdOf(renewed.access)).not.toBe(keyIdOf(access));
  expect(await status(renewed.access)).toBe(200);
  api.clock.advance(5 * 60);
  expect(await status(access)).toBe(401);
});

it('at once, what the earlier key signed is worth nothing, and the session goes on by its refresh token', async () => {
  const { api, rotate, status } = await startServer();
  const { access, refresh } = await memberTokens(api);
  await rotate({ atOnce: true });
  expect(await status(access)).toBe(401);
  expect(await status(tokensIn(await api.refresh(refresh)).access)).toBe(200);
});

it('a mailed code is confirmed after a rotation', async () => {
  const { api, rotate } = await startServer();
  await api.call('registerAccount', { body: registration('dana@example.com') });
  const { uidb64, code } = await api.newestSecrets('dana@example.com');
  await rotate();
  expect((await api.confirm(uidb64, code)).status).toBe(200);
});
