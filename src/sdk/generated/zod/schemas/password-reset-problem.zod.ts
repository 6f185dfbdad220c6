/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const PasswordResetProblem = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['link_invalid', 'link_expired', 'link_used', 'link_superseded'])
});

export type PasswordResetProblem = zod.input<typeof PasswordResetProblem>;
export type PasswordResetProblemOutput = zod.output<typeof PasswordResetProblem>;
