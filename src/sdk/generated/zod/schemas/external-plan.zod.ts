/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const ExternalPlan = /*#__PURE__*/ zod.object({
  "external_plan_id": /*#__PURE__*/ zod.string(),
  "provider": /*#__PURE__*/ zod.string(),
  "prorated": /*#__PURE__*/ zod.boolean()
});

export type ExternalPlan = zod.input<typeof ExternalPlan>;
export type ExternalPlanOutput = zod.output<typeof ExternalPlan>;
