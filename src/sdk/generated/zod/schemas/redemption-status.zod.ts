/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { PlanSummary } from './plan-summary.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const RedemptionStatus = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['none', 'pending', 'completed', 'failed']),
  "plan": /*#__PURE__*/ zod.union([PlanSummary,/*#__PURE__*/ zod.null()]),
  "requested_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "completed_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "reason": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "reference": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()])
});

export type RedemptionStatus = zod.input<typeof RedemptionStatus>;
export type RedemptionStatusOutput = zod.output<typeof RedemptionStatus>;
