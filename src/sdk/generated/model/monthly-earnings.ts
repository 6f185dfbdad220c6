/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { MonthlyEarningsMonthsItem } from './monthly-earnings-months-item.ts';

/**
 * Each month has the totals that `earnings` has of it.
 */
export interface MonthlyEarnings {
  /** @minItems 1 */
  months: MonthlyEarningsMonthsItem[];
}
