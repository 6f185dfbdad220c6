/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const Unauthorized = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type Unauthorized = zod.input<typeof Unauthorized>;
export type UnauthorizedOutput = zod.output<typeof Unauthorized>;
