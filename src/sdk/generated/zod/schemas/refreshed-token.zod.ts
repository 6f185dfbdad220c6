/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';





export const RefreshedToken = /*#__PURE__*/ zod.object({
  "access": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "refresh": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))
});

export type RefreshedToken = zod.input<typeof RefreshedToken>;
export type RefreshedTokenOutput = zod.output<typeof RefreshedToken>;
