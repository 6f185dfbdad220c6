/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { ExternalPlan } from './external-plan.zod.ts';
import { Percentage } from './percentage.zod.ts';

export const priceCurrencyRegExp = new RegExp('^[A-Z]{3,4}$');


export const Price = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "price": Amount,
  "discount": /*#__PURE__*/ zod.exactOptional(Percentage),
  "prorated_price": /*#__PURE__*/ zod.union([Amount,/*#__PURE__*/ zod.null()]),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(priceCurrencyRegExp)),
  "external_plans": /*#__PURE__*/ zod.array(ExternalPlan)
});

export type Price = zod.input<typeof Price>;
export type PriceOutput = zod.output<typeof Price>;
