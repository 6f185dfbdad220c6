/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { PlanInterval } from './plan-interval.zod.ts';
import { PlanTier } from './plan-tier.zod.ts';
import { Price } from './price.zod.ts';

export const Plan = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "interval": PlanInterval,
  "tier": PlanTier,
  "type": /*#__PURE__*/ zod.string(),
  "has_access_to_rake_ai": /*#__PURE__*/ zod.boolean(),
  "game_format": /*#__PURE__*/ zod.string(),
  "external_plan_id": /*#__PURE__*/ zod.string(),
  "provider": /*#__PURE__*/ zod.string(),
  "prorated": /*#__PURE__*/ zod.boolean(),
  "prices": /*#__PURE__*/ zod.array(Price)
});

export type Plan = zod.input<typeof Plan>;
export type PlanOutput = zod.output<typeof Plan>;
