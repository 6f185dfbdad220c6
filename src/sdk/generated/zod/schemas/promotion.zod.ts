/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Timestamp } from './timestamp.zod.ts';

export const Promotion = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "exclusive": /*#__PURE__*/ zod.boolean(),
  "expires_at": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()])
});

export type Promotion = zod.input<typeof Promotion>;
export type PromotionOutput = zod.output<typeof Promotion>;
