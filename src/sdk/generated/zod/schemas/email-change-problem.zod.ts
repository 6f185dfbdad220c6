/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const EmailChangeProblem = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['link_invalid', 'link_expired', 'link_superseded', 'wrong_account'])
});

export type EmailChangeProblem = zod.input<typeof EmailChangeProblem>;
export type EmailChangeProblemOutput = zod.output<typeof EmailChangeProblem>;
