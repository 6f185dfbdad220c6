import { expect, it, onTestFinished } from 'vitest';

import { putRoomAccount } from '../dev/put-room-account.ts';
import { resolveSettings } from '../options.ts';
import { DEMO_PLAYER_ID } from '../seed/demo-player.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { createServices } from '../services.ts';
import { deletePlayer } from './account.ts';
import { keepFeedback } from './feedback.ts';
import { openSession } from './sessions.ts';

/** Has a redemption that is pending. */
const ELITE_PLAYER_ID = 1003;
const TABLES = ['sessions', 'room_accounts', 'edge_movements', 'redemptions'] as const;

it('takes everything of the player along and nothing of another; a message stays without its author', async () => {
  const { services, rowsOf, feedback } = await demoPlayers();
  const others = await rowsOf(ELITE_PLAYER_ID);
  expect(await deletePlayer(services.database, DEMO_PLAYER_ID)).toBe(true);
  expect(await rowsOf(DEMO_PLAYER_ID)).toEqual(TABLES.map(() => 0));
  expect(await rowsOf(ELITE_PLAYER_ID)).toEqual(others);
  expect(await feedback()).toEqual([
    { player_id: null, email: null, message: 'Hello' },
    { player_id: ELITE_PLAYER_ID, email: 'write-to@example.com', message: 'Hello' },
  ]);
});

it('does nothing while a redemption is running', async () => {
  const { services, rowsOf, feedback } = await demoPlayers();
  const before = [await rowsOf(ELITE_PLAYER_ID), await feedback()];
  expect(await deletePlayer(services.database, ELITE_PLAYER_ID)).toBe(false);
  expect([await rowsOf(ELITE_PLAYER_ID), await feedback()]).toEqual(before);
});

/** Two players with rows in every table of `TABLES`. */
async function demoPlayers() {
  const services = await createServices(resolveSettings({ passwordCost: 4 }));
  const { database } = services;
  onTestFinished(() => database.destroy());
  await seedDemo(services);
  const room = { slug: 'river-room', name: 'River Room' };
  await putRoomAccount(database, {
    playerId: ELITE_PLAYER_ID,
    room,
    username: 'lee',
    edge_multiplier: '1',
  });
  for (const id of [DEMO_PLAYER_ID, ELITE_PLAYER_ID]) {
    await openSession(services, id);
    await keepFeedback(services, id, { email: 'write-to@example.com', message: 'Hello' });
  }
  const rowsOf = async (id: number) => {
    const counts: number[] = [];
    for (const table of TABLES)
      counts.push(
        (await database.selectFrom(table).select('id').where('player_id', '=', id).execute()).length,
      );
    expect(counts.every((count) => count === 0) || counts.every((count) => count > 0)).toBe(true);
    return counts;
  };
  const feedback = () =>
    database.selectFrom('feedback').select(['player_id', 'email', 'message']).orderBy('id').execute();
  return { services, rowsOf, feedback };
}
