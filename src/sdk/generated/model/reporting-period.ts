/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { ReportingPeriodTimeZone } from './reporting-period-time-zone.ts';

export interface ReportingPeriod {
  /** First day, inclusive. */
  start: string;
  /** Last day, inclusive. */
  end: string;
  time_zone: ReportingPeriodTimeZone;
}
