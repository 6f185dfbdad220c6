/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const Benefit = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "exclusive": /*#__PURE__*/ zod.boolean()
});

export type Benefit = zod.input<typeof Benefit>;
export type BenefitOutput = zod.output<typeof Benefit>;
