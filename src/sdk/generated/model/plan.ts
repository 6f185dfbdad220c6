/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { PlanInterval } from './plan-interval.ts';
import type { PlanTier } from './plan-tier.ts';
import type { Price } from './price.ts';

export interface Plan {
  id: number;
  interval: PlanInterval;
  tier: PlanTier;
  type: string;
  has_access_to_rake_ai: boolean;
  game_format: string;
  external_plan_id: string;
  provider: string;
  prorated: boolean;
  prices: Price[];
}
