import type { Insertable } from 'kysely';

import { hashPassword } from '../domain/password-hash.ts';
import { DUE_MILLISECONDS, UNKNOWN_PLAYER, usernameKey } from '../domain/room-accounts.ts';
import type { Services } from '../services.ts';
import type { Schema } from '../store/schema.ts';
import { seedCatalogue } from './catalogue.ts';
import { DEMO_PLAYER_ID, demoPlayer, elitePlayer, unverifiedPlayer } from './demo-player.ts';
import { seedEdge } from './seed-edge.ts';

type NewPlayer = Omit<Insertable<Schema['players']>, 'password_hash'> & { password: string };

/** Everything a demo needs. What is there already stays, except the catalogue, which is brought up to date. */
export async function seedDemo(services: Services): Promise<void> {
  await seedPlayers(services);
  await seedCatalogue(services);
  await seedRoomAccounts(services);
  await seedEdge(services);
}

async function seedPlayers(services: Services): Promise<void> {
  const { database, settings } = services;
  const there = await database.selectFrom('players').select(['id', 'email_key']).execute();
  // Somebody may have changed the address of a demo player, or signed up with it after deleting the account.
  const missing = players(settings.clock.now()).filter(({ id, email }) =>
    there.every((row) => row.id !== id && row.email_key !== email),
  );
  for (const { password, ...player } of missing) {
    const password_hash = await hashPassword(password, settings.passwordCost, settings.random);
    await database
      .insertInto('players')
      .values({ ...player, password_hash })
      .execute();
  }
}

function players(now: number): NewPlayer[] {
  return [
    {
      ...demoPlayer,
      id: DEMO_PLAYER_ID,
      email_key: demoPlayer.email,
      first_name: 'Dana',
      last_name: 'River',
      country: 'CA',
      flags: ['CHAT_WIDGET'],
      verified_at: now,
      created_at: now,
    },
    {
      ...unverifiedPlayer,
      id: 1002,
      email_key: unverifiedPlayer.email,
      first_name: 'Kim',
      last_name: 'Turn',
      country: 'DE',
      created_at: now,
    },
    {
      ...elitePlayer,
      id: 1003,
      email_key: elitePlayer.email,
      first_name: 'Lee',
      last_name: 'Flop',
      country: 'SE',
      verified_at: now,
      created_at: now,
    },
  ];
}

const DAY = 24 * 60 * 60 * 1000;

/** The demo player's accounts, one in each state. The submitted one is overdue. */
const accounts: SeedAccount[] = [
  { id: 471, deal_id: 11, room_slug: 'river-room', username: 'danariver', status: 'connected', days: 240 },
  { id: 472, deal_id: 12, room_slug: 'lakeside-poker', username: 'dana_r', status: 'connected', days: 180 },
  { id: 490, deal_id: 12, room_slug: 'lakeside-poker', username: 'danna', status: 'refused', days: 20 },
  { id: 501, deal_id: 16, room_slug: 'summit-poker', username: 'danasummit', status: 'submitted', days: 5 },
  { id: 502, deal_id: 14, room_slug: 'harbour-cardroom', username: 'dana.r', status: 'in_review', days: 1 },
];

interface SeedAccount {
  id: number;
  deal_id: number;
  room_slug: string;
  username: string;
  status: 'submitted' | 'in_review' | 'connected' | 'refused';
  /** How long ago it was reported. */
  days: number;
}

/**
 * Adds those of the demo player's accounts that are missing. None of them is under the simulated review, so
 * each stays as it is. Needs the catalogue.
 */
async function seedRoomAccounts({ database, settings }: Services): Promise<void> {
  const now = settings.clock.now();
  const player = await database
    .selectFrom('players')
    .select('id')
    .where('id', '=', DEMO_PLAYER_ID)
    .executeTakeFirst();
  if (player === undefined) return;
  await database
    .insertInto('room_accounts')
    .values(accounts.map((account) => toRow(account, now)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function toRow({ days, ...account }: SeedAccount, now: number): Insertable<Schema['room_accounts']> {
  const reported_at = now - days * DAY;
  return {
    ...account,
    player_id: DEMO_PLAYER_ID,
    email: 'dana.river@example.com',
    username_key: usernameKey(account.username),
    reason: account.status === 'refused' ? UNKNOWN_PLAYER : null,
    reported_at,
    due_at: reported_at + DUE_MILLISECONDS,
    connected_at: account.status === 'connected' ? reported_at + DAY : null,
  };
}
