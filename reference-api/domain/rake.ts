import type { Selectable } from 'kysely';

import type { Database } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { daysOf, endOfDay, startOfDay } from './calendar.ts';

type AccountRow = Awaited<ReturnType<ReturnType<typeof accountsOf>['execute']>>[number];

/** What a room reported of one account for one month. */
export interface AccountRake {
  account: AccountRow;
  days: readonly Selectable<Schema['rake_days']>[];
  adjustments: readonly Selectable<Schema['earnings_adjustments']>[];
  /** The age of the room's data. */
  updatedAt: number;
}

/** The player's room accounts with something to tell of the month (UTC), at these rooms if any are named. */
export async function rakeOf(
  database: Database,
  playerId: number,
  month: string,
  rooms?: readonly string[],
): Promise<AccountRake[]> {
  let query = accountsOf(database, playerId);
  if (rooms !== undefined) query = query.where('room.slug', 'in', rooms);
  const accounts = await query.execute();
  const ids = accounts.map(({ id }) => id);
  const calendar = daysOf(month);
  const [first, last] = [`${month}-01`, calendar.at(-1) ?? month];
  const days = await database
    .selectFrom('rake_days')
    .selectAll()
    .where('room_account_id', 'in', ids)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day')
    .execute();
  const adjustments = await database
    .selectFrom('earnings_adjustments')
    .selectAll()
    .where('room_account_id', 'in', ids)
    .where('applied_at', '>=', startOfDay(first))
    .where('applied_at', '<', endOfDay(last))
    .orderBy('applied_at')
    .execute();

  return accounts.flatMap((account) => {
    const own = {
      days: days.filter(({ room_account_id }) => room_account_id === account.id),
      adjustments: adjustments.filter(({ room_account_id }) => room_account_id === account.id),
    };
    const told = [
      ...own.days.map(({ updated_at }) => updated_at),
      ...own.adjustments.map(({ applied_at }) => applied_at),
    ];
    return told.length === 0 ? [] : [{ account, ...own, updatedAt: Math.max(...told) }];
  });
}

function accountsOf(database: Database, playerId: number) {
  return database
    .selectFrom('room_accounts as account')
    .innerJoin('deals as deal', 'deal.id', 'account.deal_id')
    .innerJoin('rooms as room', 'room.slug', 'account.room_slug')
    .where('account.player_id', '=', playerId)
    .select([
      'account.id',
      'account.username',
      'deal.edge_multiplier',
      'room.slug',
      'room.name',
      'room.logo_url',
      'room.counting_rule',
    ])
    .orderBy('account.id');
}
