/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { DailyEarningsDaysItem } from './daily-earnings-days-item.ts';
import type { ReportingPeriod } from './reporting-period.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * Each day is rounded for itself, so that the days of a month may come to a few hundredths more or less than the
 * month, which is rounded by room account.
 */
export interface DailyEarnings {
  period: ReportingPeriod;
  days: DailyEarningsDaysItem[];
  /**
     * The last day of the month that every room has reported, days without rake included; null when there is none.
     * Later days are not zero but not known yet.
     */
  reported_until: string | null;
  last_updated: Timestamp | null;
}
