/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { PlanSummary } from './plan-summary.ts';
import type { RedemptionStatusStatus } from './redemption-status-status.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * Everything but `status` is null when it is `none`.
 */
export interface RedemptionStatus {
  status: RedemptionStatusStatus;
  plan: PlanSummary | null;
  requested_at: Timestamp | null;
  completed_at: Timestamp | null;
  reason: string | null;
  reference: string | null;
}
