/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const InsufficientBalance = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['insufficient_balance'])
});

export type InsufficientBalance = zod.input<typeof InsufficientBalance>;
export type InsufficientBalanceOutput = zod.output<typeof InsufficientBalance>;
