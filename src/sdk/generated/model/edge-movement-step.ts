/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { EdgeMovementStepKind } from './edge-movement-step-kind.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * `earned`: the room reported the rake. `credited`: its Edge became part of the balance. `requested`: Edge was
 * taken for a redemption. `completed`: the redemption was completed. `failed`: it failed and the Edge is back.
 */
export interface EdgeMovementStep {
  kind: EdgeMovementStepKind;
  occurred_at: Timestamp;
}
