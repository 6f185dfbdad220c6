/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import * as zod from 'zod/mini';
import { EdgeHistoryOrder } from './edge-history-order.zod.ts';
import { EdgeMovementKind } from './edge-movement-kind.zod.ts';

export const EdgeHistoryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(EdgeMovementKind)),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "order": /*#__PURE__*/ zod.exactOptional(EdgeHistoryOrder)
})

export type EdgeHistoryParams = zod.input<typeof EdgeHistoryParams>;
export type EdgeHistoryParamsOutput = zod.output<typeof EdgeHistoryParams>;
