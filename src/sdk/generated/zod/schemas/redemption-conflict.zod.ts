/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const RedemptionConflict = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['redemption_running', 'price_changed', 'idempotency_key_reused', 'intent_expired'])
});

export type RedemptionConflict = zod.input<typeof RedemptionConflict>;
export type RedemptionConflictOutput = zod.output<typeof RedemptionConflict>;
