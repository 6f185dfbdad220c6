/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const EmailChangePending = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['change_pending'])
});

export type EmailChangePending = zod.input<typeof EmailChangePending>;
export type EmailChangePendingOutput = zod.output<typeof EmailChangePending>;
