/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';
import type { Timestamp } from './timestamp.ts';

export interface EarningsAdjustment {
  amount: Amount;
  reason: string;
  applied_at: Timestamp;
}
