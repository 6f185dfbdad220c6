/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';




export const RefreshToken = /*#__PURE__*/ zod.object({
  "refresh": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type RefreshToken = zod.input<typeof RefreshToken>;
export type RefreshTokenOutput = zod.output<typeof RefreshToken>;
