/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';





export const TokenPair = /*#__PURE__*/ zod.object({
  "access": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "refresh": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type TokenPair = zod.input<typeof TokenPair>;
export type TokenPairOutput = zod.output<typeof TokenPair>;
