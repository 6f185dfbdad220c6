/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { EarningsRow } from './earnings-row.ts';
import type { EarningsTotals } from './earnings-totals.ts';
import type { ReportingPeriod } from './reporting-period.ts';
import type { Timestamp } from './timestamp.ts';

export interface Earnings {
  period: ReportingPeriod;
  rows: EarningsRow[];
  totals: EarningsTotals;
  /** The oldest of the rows; null without rows. */
  last_updated: Timestamp | null;
}
