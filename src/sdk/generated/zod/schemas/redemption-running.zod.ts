/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const RedemptionRunning = /*#__PURE__*/ zod.object({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['redemption_running'])
});

export type RedemptionRunning = zod.input<typeof RedemptionRunning>;
export type RedemptionRunningOutput = zod.output<typeof RedemptionRunning>;
