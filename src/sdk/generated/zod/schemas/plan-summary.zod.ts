/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { PlanInterval } from './plan-interval.zod.ts';
import { PlanTier } from './plan-tier.zod.ts';

export const PlanSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "interval": PlanInterval,
  "tier": PlanTier
});

export type PlanSummary = zod.input<typeof PlanSummary>;
export type PlanSummaryOutput = zod.output<typeof PlanSummary>;
