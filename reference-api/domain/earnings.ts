import Big from 'big.js';
import type { Selectable } from 'kysely';

import type { DailyEarningsDaysItem } from '#sdk/generated/model/daily-earnings-days-item.ts';
import type { DailyEarnings } from '#sdk/generated/model/daily-earnings.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import type { MonthlyEarnings } from '#sdk/generated/model/monthly-earnings.ts';
import { toTimestamp } from '../clock.ts';
import type { Database } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { sumOf, toAmount } from './amount.ts';
import { addMonths, dayOf, daysOf, endOfDay, monthOf, periodOf, startOfDay } from './calendar.ts';

/** Rake and Edge of one month, a row for each room account that has any. */
export async function earningsOf(
  database: Database,
  playerId: number,
  month: string,
  rooms?: readonly string[],
): Promise<Earnings> {
  const accounts = await rakeOf(database, playerId, month, rooms);
  const rows = accounts.map(toRow);
  const column = (name: 'rake' | 'net_rake' | 'edge_earned' | 'edge_credited') =>
    sumOf(rows.map((row) => row[name]));
  return {
    period: periodOf(month),
    rows,
    totals: {
      rake: column('rake'),
      net_rake: column('net_rake'),
      edge_earned: column('edge_earned'),
      edge_credited: column('edge_credited'),
    },
    last_updated: oldestOf(accounts),
  };
}

/** The Edge of each month, from the first with rake or a correction up to the month of `now`. */
export async function monthlyEarningsOf(
  database: Database,
  playerId: number,
  now: number,
): Promise<MonthlyEarnings> {
  const months: MonthlyEarnings['months'] = [];
  const last = monthOf(now);
  let month = (await firstMonthOf(database, playerId)) ?? last;
  while (month <= last) {
    const { edge_earned, edge_credited } = (await earningsOf(database, playerId, month)).totals;
    months.push({ month, edge_earned, edge_credited });
    month = monthOf(addMonths(startOfDay(`${month}-01`), 1));
  }
  return { months };
}

/** The first month with rake or a correction; null without any. */
async function firstMonthOf(database: Database, playerId: number): Promise<string | null> {
  const own = database.selectFrom('room_accounts as account').where('account.player_id', '=', playerId);
  const rake = await own
    .innerJoin('rake_days as rake', 'rake.room_account_id', 'account.id')
    .select(({ fn }) => fn.min('rake.day').as('first'))
    .executeTakeFirst();
  const correction = await own
    .innerJoin('earnings_adjustments as correction', 'correction.room_account_id', 'account.id')
    .select(({ fn }) => fn.min('correction.applied_at').as('first'))
    .executeTakeFirst();
  // An aggregate of no rows is null, whatever its type says.
  const days = [rake?.first ?? null, dayOrNull(correction?.first ?? null)].filter((day) => day !== null);
  return days.toSorted()[0]?.slice(0, 7) ?? null;
}

function dayOrNull(instant: number | null): string | null {
  return instant === null ? null : dayOf(instant);
}

/** What the oldest of the accounts' data is from; null without any. */
function oldestOf(accounts: readonly AccountRake[]): string | null {
  if (accounts.length === 0) return null;
  return toTimestamp(Math.min(...accounts.map(({ updatedAt }) => updatedAt)));
}

function toRow({ account, days, adjustments, updatedAt }: AccountRake): EarningsRow {
  const netRake = sumOf(days.map(({ net_rake }) => net_rake));
  const earned = toAmount(new Big(netRake).times(account.edge_multiplier));
  // An adjustment changes the balance at once.
  const adjusted = adjustments.map(({ amount }) => amount);
  const credits = days.flatMap(({ credited_at }) => credited_at ?? []);
  return {
    room: { slug: account.slug, name: account.name, logo_url: account.logo_url },
    username: account.username,
    rake: sumOf(days.map(({ rake }) => rake)),
    net_rake: netRake,
    edge_multiplier: account.edge_multiplier,
    edge_earned: sumOf([earned, ...adjusted]),
    edge_credited: sumOf([...days.map(({ edge_credited }) => edge_credited), ...adjusted]),
    credited_at: credits.length === 0 ? null : toTimestamp(Math.max(...credits)),
    counting_rule: account.counting_rule,
    adjustments: adjustments.map(({ amount, reason, played_on, applied_at }) => ({
      amount,
      reason,
      ...(played_on !== null && { played_on }),
      applied_at: toTimestamp(applied_at),
    })),
    last_updated: toTimestamp(updatedAt),
  };
}

/** Rake and Edge of one month by day, as far as the days have begun; zeros where nothing happened. */
export async function dailyEarningsOf(
  database: Database,
  playerId: number,
  month: string,
  now: number,
  rooms?: readonly string[],
): Promise<DailyEarnings> {
  const accounts = await rakeOf(database, playerId, month, rooms);
  const begun = daysOf(month).filter((day) => day <= dayOf(now));
  return {
    period: periodOf(month),
    days: begun.map((date) => toDay(date, accounts)),
    reported_until: reportedUntil(accounts),
    last_updated: oldestOf(accounts),
  };
}

/** The last day that all of the accounts have a report of. */
function reportedUntil(accounts: readonly AccountRake[]): string | null {
  const last = accounts.flatMap(({ days }) => days.at(-1)?.day ?? []);
  return last.toSorted()[0] ?? null;
}

function toDay(date: string, accounts: readonly AccountRake[]): DailyEarningsDaysItem {
  const days = accounts.flatMap(({ account, days: all }) =>
    all.filter(({ day }) => day === date).map((day) => ({ ...day, multiplier: account.edge_multiplier })),
  );
  const adjusted = accounts
    .flatMap(({ adjustments }) => adjustments)
    .filter(({ applied_at }) => dayOf(applied_at) === date)
    .map(({ amount }) => amount);
  const earned = days.map(({ net_rake, multiplier }) => toAmount(new Big(net_rake).times(multiplier)));
  return {
    date,
    rake: sumOf(days.map(({ rake }) => rake)),
    net_rake: sumOf(days.map(({ net_rake }) => net_rake)),
    edge_earned: sumOf([...earned, ...adjusted]),
    edge_credited: sumOf([...days.map(({ edge_credited }) => edge_credited), ...adjusted]),
  };
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof accountsOf>['execute']>>[number];

/** What a room reported of one account for one month. */
export interface AccountRake {
  account: AccountRow;
  days: readonly Selectable<Schema['rake_days']>[];
  adjustments: readonly Selectable<Schema['earnings_adjustments']>[];
  /** The age of the room's data. */
  updatedAt: number;
}

/** The player's room accounts with rake or corrections in the month (UTC), at these rooms if any are named. */
async function rakeOf(
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
    const times = [
      ...own.days.map(({ updated_at }) => updated_at),
      ...own.adjustments.map(({ applied_at }) => applied_at),
    ];
    return times.length === 0 ? [] : [{ account, ...own, updatedAt: Math.max(...times) }];
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
