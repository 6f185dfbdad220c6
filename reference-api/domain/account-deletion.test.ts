import { expect, it, onTestFinished } from 'vitest';

import type { Plan } from '#sdk/generated/model/plan.ts';
import { openDatabase, type Database } from '../store/database.ts';
import { deletePlayer } from './account.ts';
import { putPlan } from './plans.ts';

const DANA = 1001;
const KIM = 1002;

it('takes everything of the player along and nothing of another; a message stays without its author', async () => {
  const database = await rewardedPlayers('completed');
  expect(await deletePlayer(database, DANA)).toBe(true);
  for (const table of ['sessions', 'room_accounts', 'edge_movements', 'redemptions'] as const) {
    const left = await database.selectFrom(table).select('player_id').execute();
    expect([table, left]).toEqual([table, [{ player_id: KIM }]]);
  }
  expect(await database.selectFrom('feedback').select(['player_id', 'email', 'message']).execute()).toEqual([
    { player_id: null, email: null, message: 'Hello' },
    { player_id: KIM, email: 'write-to@example.com', message: 'Hello' },
  ]);
});

it('does nothing while a redemption is running', async () => {
  const database = await rewardedPlayers('pending');
  expect(await deletePlayer(database, DANA)).toBe(false);
  expect(await database.selectFrom('players').select('id').execute()).toEqual([{ id: DANA }, { id: KIM }]);
  expect(await database.selectFrom('feedback').select('email').execute()).toEqual([
    { email: 'write-to@example.com' },
    { email: 'write-to@example.com' },
  ]);
});

/** Two players with a row in every table that names its player. */
async function rewardedPlayers(status: 'pending' | 'completed'): Promise<Database> {
  const database = await openDatabase(':memory:');
  onTestFinished(() => database.destroy());
  await putPlan(database, PLAN);
  await database.insertInto('rooms').values(ROOM).execute();
  await database.insertInto('deals').values(DEAL).execute();
  for (const id of [DANA, KIM]) await addRewardedPlayer(database, id, status);
  return database;
}

async function addRewardedPlayer(
  database: Database,
  id: number,
  status: 'pending' | 'completed',
): Promise<void> {
  const player_id = id;
  const name = String(id);
  const email = `${name}@example.com`;
  await database
    .insertInto('players')
    .values({
      id,
      email,
      email_key: email,
      password_hash: '',
      first_name: 'Dana',
      last_name: 'River',
      country: 'CA',
      created_at: 0,
    })
    .execute();
  await database.insertInto('sessions').values({ id: name, player_id, created_at: 0 }).execute();
  await database
    .insertInto('feedback')
    .values({ player_id, email: 'write-to@example.com', message: 'Hello', created_at: 0 })
    .execute();
  await database
    .insertInto('room_accounts')
    .values({
      player_id,
      deal_id: DEAL.id,
      room_slug: ROOM.slug,
      email,
      username: name,
      username_key: name,
      status: 'submitted',
      reported_at: 0,
      due_at: 0,
    })
    .execute();
  await database
    .insertInto('edge_movements')
    .values({
      player_id,
      kind: 'credited',
      amount: '1.00',
      balance_change: '1.00',
      balance_after: '1.00',
      description: '',
      occurred_at: 0,
    })
    .execute();
  await database
    .insertInto('redemptions')
    .values({
      player_id,
      idempotency_key: name,
      request_digest: '',
      plan_id: PLAN.id,
      email,
      edge_amount: '1.00',
      status,
      requested_at: 0,
    })
    .execute();
}

const PLAN: Plan = {
  id: 3,
  interval: 'MONTH',
  tier: 'ELITE',
  type: 'SOLVER',
  has_access_to_rake_ai: true,
  game_format: 'CASH',
  external_plan_id: 'solver',
  provider: 'EDGE',
  prorated: false,
  prices: [],
};

const ROOM = {
  slug: 'river-room',
  name: 'River Room',
  about: '',
  counting_rule: '',
  platforms: '[]',
  payment_methods: '[]',
  signup_promotions: '[]',
  ongoing_rewards: '[]',
  key_features: '[]',
};

const DEAL = {
  id: 7,
  room_slug: ROOM.slug,
  title: '',
  terms: '[]',
  tracking_url: '',
  edge_multiplier: '1',
  benefits: '[]',
  position: 1,
};
