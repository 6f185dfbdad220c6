/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { EarningsAdjustment } from './earnings-adjustment.zod.ts';
import { Multiplier } from './multiplier.zod.ts';
import { RoomSummary } from './room-summary.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const EarningsRow = /*#__PURE__*/ zod.object({
  "room": RoomSummary,
  "username": /*#__PURE__*/ zod.string(),
  "rake": Amount,
  "net_rake": Amount,
  "edge_multiplier": Multiplier,
  "edge_earned": Amount,
  "edge_credited": Amount,
  "credited_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "counting_rule": /*#__PURE__*/ zod.string(),
  "adjustments": /*#__PURE__*/ zod.array(EarningsAdjustment),
  "last_updated": Timestamp
});

export type EarningsRow = zod.input<typeof EarningsRow>;
export type EarningsRowOutput = zod.output<typeof EarningsRow>;
