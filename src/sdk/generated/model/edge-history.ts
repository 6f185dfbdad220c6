/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { EdgeMovement } from './edge-movement.ts';

export interface EdgeHistory {
  /** How many movements the filters let through, on all pages together. */
  count: number;
  results: EdgeMovement[];
  /** Null on the last page. */
  next_cursor: string | null;
}
