/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Country } from './country.zod.ts';
import { Deal } from './deal.zod.ts';

export const Deals = /*#__PURE__*/ zod.object({
  "country": Country,
  "results": /*#__PURE__*/ zod.array(Deal)
});

export type Deals = zod.input<typeof Deals>;
export type DealsOutput = zod.output<typeof Deals>;
