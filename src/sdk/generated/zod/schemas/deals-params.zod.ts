/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Platform } from './platform.zod.ts';
import { Slug } from './slug.zod.ts';

export const DealsParams = /*#__PURE__*/ zod.object({
  "room": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Slug)),
  "platform": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Platform)),
  "payment_method": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Slug)),
  "top": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
})

export type DealsParams = zod.input<typeof DealsParams>;
export type DealsParamsOutput = zod.output<typeof DealsParams>;
