/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { EdgeHistoryOrder } from './edge-history-order.ts';
import type { EdgeMovementKind } from './edge-movement-kind.ts';

export type EdgeHistoryParams = {
/**
 * The `next_cursor` of the page before; the first page without it.
 */
cursor?: string;
/**
 * Only movements of these kinds.
 */
kind?: EdgeMovementKind[];
/**
 * First day, in UTC, inclusive.
 */
from?: string;
/**
 * Last day, in UTC, inclusive.
 */
to?: string;
/**
 * Which movements come first; the newest without it. A cursor belongs to the order it came with.
 */
order?: EdgeHistoryOrder;
};
