/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const EarningsAdjustment = /*#__PURE__*/ zod.object({
  "amount": Amount,
  "reason": /*#__PURE__*/ zod.string(),
  "played_on": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "applied_at": Timestamp
});

export type EarningsAdjustment = zod.input<typeof EarningsAdjustment>;
export type EarningsAdjustmentOutput = zod.output<typeof EarningsAdjustment>;
