/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { Slug } from './slug.zod.ts';

export const PaymentMethod = /*#__PURE__*/ zod.object({
  "slug": Slug,
  "name": /*#__PURE__*/ zod.string()
});

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;
