/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { PlanInterval } from './plan-interval.ts';
import type { PlanTier } from './plan-tier.ts';

export interface PlanSummary {
  id: number;
  interval: PlanInterval;
  tier: PlanTier;
}
