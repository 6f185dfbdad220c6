/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const Detail = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string()
});

export type Detail = zod.input<typeof Detail>;
export type DetailOutput = zod.output<typeof Detail>;
