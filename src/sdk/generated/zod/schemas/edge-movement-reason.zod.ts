/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const EdgeMovementReason = /*#__PURE__*/ zod.enum(['welcome', 'race', 'season_prize', 'credited_twice', 'credited_late']);

export type EdgeMovementReason = zod.input<typeof EdgeMovementReason>;
export type EdgeMovementReasonOutput = zod.output<typeof EdgeMovementReason>;
