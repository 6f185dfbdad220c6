/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';
import type { Timestamp } from './timestamp.ts';

export interface EarningsAdjustment {
  amount: Amount;
  /** Shown where there is no `played_on`. */
  reason: string;
  /** The day (UTC) that the room corrected, if it was one. */
  played_on?: string;
  /**
     * When it changed the balance: the `occurred_at` of its movement in the Edge history, of kind `corrected` with
     * the same room and amount. It counts in the month of this moment.
     */
  applied_at: Timestamp;
}
