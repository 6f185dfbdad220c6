import Big from 'big.js';

import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import { toTimestamp } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { sumOf, toAmount } from './amount.ts';
import { rakeOf, type AccountRake } from './rake.ts';
import { periodOf } from './reporting-period.ts';

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

/** What the oldest of the accounts' data is from; null without any. */
export function oldestOf(accounts: readonly AccountRake[]): string | null {
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
    adjustments: adjustments.map(({ amount, reason, applied_at }) => ({
      amount,
      reason,
      applied_at: toTimestamp(applied_at),
    })),
    last_updated: toTimestamp(updatedAt),
  };
}
