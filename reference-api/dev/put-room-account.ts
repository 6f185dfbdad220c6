import type { Database } from '../store/database.ts';

interface RoomAccountFacts {
  playerId: number;
  room: { slug: string; name: string };
  username: string;
  edge_multiplier: string;
}

/** Puts a connected account with its room and deal into the database and answers the account's id. */
export async function putRoomAccount(database: Database, facts: RoomAccountFacts): Promise<number> {
  const { playerId, room, username, edge_multiplier } = facts;
  await database
    .insertInto('rooms')
    .values({
      ...room,
      about: '',
      counting_rule: 'Rake is counted by contribution to the pot.',
      platforms: [],
      payment_methods: [],
      signup_promotions: [],
      ongoing_rewards: [],
      key_features: [],
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const last = await database.selectFrom('deals').select('id').orderBy('id', 'desc').executeTakeFirst();
  const deal_id = (last?.id ?? 0) + 1;
  await database
    .insertInto('deals')
    .values({
      id: deal_id,
      room_slug: room.slug,
      title: '30% rakeback',
      terms: '',
      tracking_url: `https://${room.slug}.example.com/`,
      edge_multiplier,
      benefits: [],
      position: 1,
    })
    .execute();
  const account = await database
    .insertInto('room_accounts')
    .values({
      player_id: playerId,
      deal_id,
      room_slug: room.slug,
      email: 'player@example.com',
      username,
      username_key: username.toLowerCase(),
      status: 'connected',
      reported_at: 0,
      due_at: 0,
      connected_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return account.id;
}

/** What a room reported for a day. `credited` is the Edge that is in the balance; without it nothing is credited yet. */
export async function putRakeDay(
  database: Database,
  accountId: number,
  day: string,
  facts: { rake: string; net_rake: string; credited?: string },
): Promise<void> {
  const updatedAt = Date.parse(`${day}T22:15:00Z`);
  await database
    .insertInto('rake_days')
    .values({
      room_account_id: accountId,
      day,
      rake: facts.rake,
      net_rake: facts.net_rake,
      edge_credited: facts.credited ?? '0.00',
      credited_at: facts.credited === undefined ? null : updatedAt + 5 * 60 * 60 * 1000,
      updated_at: updatedAt,
    })
    .execute();
}
