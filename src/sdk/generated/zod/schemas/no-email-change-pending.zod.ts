/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const NoEmailChangePending = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['no_change_pending'])
});

export type NoEmailChangePending = zod.input<typeof NoEmailChangePending>;
export type NoEmailChangePendingOutput = zod.output<typeof NoEmailChangePending>;
