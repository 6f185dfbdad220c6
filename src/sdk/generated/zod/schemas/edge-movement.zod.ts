/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { EdgeMovementKind } from './edge-movement-kind.zod.ts';
import { EdgeMovementReason } from './edge-movement-reason.zod.ts';
import { EdgeMovementStep } from './edge-movement-step.zod.ts';
import { PlanSummary } from './plan-summary.zod.ts';
import { RoomSummary } from './room-summary.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const EdgeMovement = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "kind": EdgeMovementKind,
  "amount": Amount,
  "balance_change": Amount,
  "balance_after": Amount,
  "description": /*#__PURE__*/ zod.string(),
  "room": /*#__PURE__*/ zod.union([RoomSummary,/*#__PURE__*/ zod.null()]),
  "plan": /*#__PURE__*/ zod.exactOptional(PlanSummary),
  "reason": /*#__PURE__*/ zod.exactOptional(EdgeMovementReason),
  "reference": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "played_on": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.date(),/*#__PURE__*/ zod.null()]),
  "occurred_at": Timestamp,
  "steps": /*#__PURE__*/ zod.array(EdgeMovementStep)
});

export type EdgeMovement = zod.input<typeof EdgeMovement>;
export type EdgeMovementOutput = zod.output<typeof EdgeMovement>;
