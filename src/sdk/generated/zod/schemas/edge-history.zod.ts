/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { EdgeMovement } from './edge-movement.zod.ts';

export const EdgeHistory = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int(),
  "results": /*#__PURE__*/ zod.array(EdgeMovement),
  "next_cursor": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.null()])
});

export type EdgeHistory = zod.input<typeof EdgeHistory>;
export type EdgeHistoryOutput = zod.output<typeof EdgeHistory>;
