/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Timestamp } from './timestamp.zod.ts';

export const EdgeMovementStep = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['earned', 'credited', 'requested', 'completed', 'failed']),
  "occurred_at": Timestamp
});

export type EdgeMovementStep = zod.input<typeof EdgeMovementStep>;
export type EdgeMovementStepOutput = zod.output<typeof EdgeMovementStep>;
