/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';

export const EdgeHistoryOrder = /*#__PURE__*/ zod.enum(['newest', 'oldest']);

export type EdgeHistoryOrder = zod.input<typeof EdgeHistoryOrder>;
export type EdgeHistoryOrderOutput = zod.output<typeof EdgeHistoryOrder>;
