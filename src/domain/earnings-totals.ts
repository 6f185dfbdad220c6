import { compareDecimals, sumDecimals } from '#lib/decimal.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';
import type { EarningsTotals } from '#sdk/generated/model/earnings-totals.ts';

/** The columns whose figures add up. */
export const summedColumns = ['rake', 'net_rake', 'edge_earned', 'edge_credited'] as const;

/**
 * The sum of exactly these rows. What is shown of a month, wherever it is shown, is this sum and not the totals of the
 * answer: nobody can check those, and `addsUp` tells when they differ.
 */
export function totalsOf(rows: readonly EarningsRow[]): EarningsTotals {
  const sum = (column: (typeof summedColumns)[number]) =>
    sumDecimals(['0.00', ...rows.map((row) => row[column])]);
  return {
    rake: sum('rake'),
    net_rake: sum('net_rake'),
    edge_earned: sum('edge_earned'),
    edge_credited: sum('edge_credited'),
  };
}

/** Whether the totals of an answer are those of its rows. */
export function addsUp({ rows, totals }: Pick<Earnings, 'rows' | 'totals'>): boolean {
  const own = totalsOf(rows);
  return summedColumns.every((column) => compareDecimals(own[column], totals[column]) === 0);
}
