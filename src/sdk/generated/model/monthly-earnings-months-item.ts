/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';
import type { Month } from './month.ts';

export type MonthlyEarningsMonthsItem = {
  month: Month;
  edge_earned: Amount;
  edge_credited: Amount;
};
