/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { PlanSummary } from './plan-summary.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const Redemption = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "reference": /*#__PURE__*/ zod.string(),
  "idempotency_key": /*#__PURE__*/ zod.uuid(),
  "plan": PlanSummary,
  "email": /*#__PURE__*/ zod.string(),
  "edge_amount": Amount,
  "status": /*#__PURE__*/ zod.enum(['pending', 'completed', 'failed']),
  "reason": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "requested_at": Timestamp,
  "completed_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "active_until": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type Redemption = zod.input<typeof Redemption>;
export type RedemptionOutput = zod.output<typeof Redemption>;
