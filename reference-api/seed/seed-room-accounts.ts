import type { Insertable } from 'kysely';

import { DUE_MILLISECONDS, UNKNOWN_PLAYER, usernameKey } from '../domain/room-accounts.ts';
import type { Services } from '../services.ts';
import type { Schema } from '../store/schema.ts';
import { DEMO_PLAYER_ID } from './demo-player.ts';

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
export async function seedRoomAccounts({ database, settings }: Services): Promise<void> {
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
