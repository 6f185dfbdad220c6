/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { Month } from './month.zod.ts';




export const MonthlyEarnings = /*#__PURE__*/ zod.object({
  "months": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "month": Month,
  "edge_earned": Amount,
  "edge_credited": Amount
})).check(/*#__PURE__*/ zod.minLength(1))
});

export type MonthlyEarnings = zod.input<typeof MonthlyEarnings>;
export type MonthlyEarningsOutput = zod.output<typeof MonthlyEarnings>;
