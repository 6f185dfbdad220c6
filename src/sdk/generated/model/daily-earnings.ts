/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { DailyEarningsDaysItem } from './daily-earnings-days-item.ts';
import type { ReportingPeriod } from './reporting-period.ts';
import type { Timestamp } from './timestamp.ts';

export interface DailyEarnings {
  period: ReportingPeriod;
  days: DailyEarningsDaysItem[];
  last_updated: Timestamp | null;
}
