/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const RedeemPlanHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type RedeemPlanHeaders = zod.input<typeof RedeemPlanHeaders>;
export type RedeemPlanHeadersOutput = zod.output<typeof RedeemPlanHeaders>;
