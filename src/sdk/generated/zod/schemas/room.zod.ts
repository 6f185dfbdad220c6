/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Deal } from './deal.zod.ts';
import { PaymentMethod } from './payment-method.zod.ts';
import { Platform } from './platform.zod.ts';
import { Promotion } from './promotion.zod.ts';
import { Slug } from './slug.zod.ts';

export const Room = /*#__PURE__*/ zod.object({
  "slug": Slug,
  "name": /*#__PURE__*/ zod.string(),
  "logo_url": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()]),
  "about": /*#__PURE__*/ zod.string(),
  "counting_rule": /*#__PURE__*/ zod.string(),
  "platforms": /*#__PURE__*/ zod.array(Platform),
  "payment_methods": /*#__PURE__*/ zod.array(PaymentMethod),
  "signup_promotions": /*#__PURE__*/ zod.array(Promotion),
  "ongoing_rewards": /*#__PURE__*/ zod.array(Promotion),
  "key_features": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "deals": /*#__PURE__*/ zod.array(Deal)
});

export type Room = zod.input<typeof Room>;
export type RoomOutput = zod.output<typeof Room>;
