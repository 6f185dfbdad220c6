/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Slug } from './slug.zod.ts';

export const earningsParamsMonthRegExp = new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])$');

export const EarningsParams = /*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['this_month', 'last_month'])),
  "month": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(earningsParamsMonthRegExp))),
  "room": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Slug))
})

export type EarningsParams = zod.input<typeof EarningsParams>;
export type EarningsParamsOutput = zod.output<typeof EarningsParams>;
