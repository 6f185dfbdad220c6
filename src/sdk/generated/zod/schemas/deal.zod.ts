/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Benefit } from './benefit.zod.ts';
import { Multiplier } from './multiplier.zod.ts';
import { PaymentMethod } from './payment-method.zod.ts';
import { Percentage } from './percentage.zod.ts';
import { Platform } from './platform.zod.ts';
import { RoomSummary } from './room-summary.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const Deal = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "title": /*#__PURE__*/ zod.string(),
  "room": RoomSummary,
  "terms": /*#__PURE__*/ zod.string(),
  "bonus_code": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "tracking_url": /*#__PURE__*/ zod.string(),
  "rakeback_percentage": /*#__PURE__*/ zod.union([Percentage,/*#__PURE__*/ zod.null()]),
  "extra_rewards_percentage": /*#__PURE__*/ zod.union([Percentage,/*#__PURE__*/ zod.null()]),
  "edge_multiplier": Multiplier,
  "benefits": /*#__PURE__*/ zod.array(Benefit),
  "platforms": /*#__PURE__*/ zod.array(Platform),
  "payment_methods": /*#__PURE__*/ zod.array(PaymentMethod),
  "expires_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "closed_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type Deal = zod.input<typeof Deal>;
export type DealOutput = zod.output<typeof Deal>;
