/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const PlanInterval = /*#__PURE__*/ zod.enum(['MONTH', 'YEAR']);

export type PlanInterval = zod.input<typeof PlanInterval>;
export type PlanIntervalOutput = zod.output<typeof PlanInterval>;
