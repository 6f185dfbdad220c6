/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Slug } from './slug.zod.ts';

export const dailyEarningsParamsMonthRegExp = new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])$');

export const DailyEarningsParams = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(dailyEarningsParamsMonthRegExp))),
  "room": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Slug))
})

export type DailyEarningsParams = zod.input<typeof DailyEarningsParams>;
export type DailyEarningsParamsOutput = zod.output<typeof DailyEarningsParams>;
