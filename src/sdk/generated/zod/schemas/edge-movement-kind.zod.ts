/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const EdgeMovementKind = /*#__PURE__*/ zod.enum(['earned', 'credited', 'redeemed', 'returned', 'bonus', 'corrected', 'adjusted']);

export type EdgeMovementKind = zod.input<typeof EdgeMovementKind>;
export type EdgeMovementKindOutput = zod.output<typeof EdgeMovementKind>;
