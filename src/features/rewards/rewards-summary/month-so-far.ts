import { totalsOf } from '#domain/earnings-columns.ts';
import { subtractDecimals } from '#lib/decimal.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';

/** A month in its separate amounts, decimal strings, each with its date, RFC 3339 (scenario 46). */
interface MonthSoFar {
  readonly earned: string;
  readonly notCredited: string;
  /** The age of the figures; null without any. */
  readonly asOf: string | null;
  readonly credited: string;
  /** When Edge was last credited; null if none was. */
  readonly creditedAt: string | null;
}

export function monthSoFar({ rows, last_updated }: Earnings): MonthSoFar {
  const totals = totalsOf(rows);
  const credits = rows.flatMap(({ credited_at }) => credited_at ?? []);
  return {
    earned: totals.edge_earned,
    notCredited: subtractDecimals(totals.edge_earned, totals.edge_credited),
    asOf: last_updated,
    credited: totals.edge_credited,
    creditedAt: credits.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? null,
  };
}
