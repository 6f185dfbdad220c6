/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const PlanTier = /*#__PURE__*/ zod.enum(['STARTER', 'PREMIUM', 'ELITE']);

export type PlanTier = zod.input<typeof PlanTier>;
export type PlanTierOutput = zod.output<typeof PlanTier>;
