/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Country } from './country.zod.ts';

export const Region = /*#__PURE__*/ zod.object({
  "country": Country,
  "supported": /*#__PURE__*/ zod.boolean()
});

export type Region = zod.input<typeof Region>;
export type RegionOutput = zod.output<typeof Region>;
