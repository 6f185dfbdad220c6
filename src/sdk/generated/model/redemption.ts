/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';
import type { PlanSummary } from './plan-summary.ts';
import type { RedemptionStatusProperty } from './redemption-status-property.ts';
import type { Timestamp } from './timestamp.ts';

export interface Redemption {
  id: number;
  /** What to quote to support. */
  reference: string;
  /** The key of the request that made it. */
  idempotency_key: string;
  plan: PlanSummary;
  email: string;
  edge_amount: Amount;
  status: RedemptionStatusProperty;
  /** Why it failed; the Edge is back. */
  reason: string | null;
  requested_at: Timestamp;
  completed_at: Timestamp | null;
  /** When the subscription that it started or extended ends; null unless completed. */
  active_until: Timestamp | null;
}
