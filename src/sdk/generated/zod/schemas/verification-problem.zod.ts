/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const VerificationProblem = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['link_invalid', 'link_expired', 'link_superseded', 'code_wrong', 'code_locked'])
});

export type VerificationProblem = zod.input<typeof VerificationProblem>;
export type VerificationProblemOutput = zod.output<typeof VerificationProblem>;
