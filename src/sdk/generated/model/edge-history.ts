/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { EdgeMovement } from './edge-movement.ts';

export interface EdgeHistory {
  results: EdgeMovement[];
  /** Null on the last page. */
  next_cursor: string | null;
}
