import Big from 'big.js';

import type { DailyEarningsDaysItem } from '#sdk/generated/model/daily-earnings-days-item.ts';
import type { DailyEarnings } from '#sdk/generated/model/daily-earnings.ts';
import type { Database } from '../store/database.ts';
import { sumOf, toAmount } from './amount.ts';
import { dayOf, daysOf } from './calendar.ts';
import { oldestOf } from './earnings.ts';
import { rakeOf, type AccountRake } from './rake.ts';
import { periodOf } from './reporting-period.ts';

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
