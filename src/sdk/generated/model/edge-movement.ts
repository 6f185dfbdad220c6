/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';
import type { EdgeMovementKind } from './edge-movement-kind.ts';
import type { RoomSummary } from './room-summary.ts';
import type { Timestamp } from './timestamp.ts';

export interface EdgeMovement {
  id: number;
  kind: EdgeMovementKind;
  /** The Edge it is about; negative only if adjusted. */
  amount: Amount;
  /**
     * `amount` when credited, returned, bonus or adjusted, its negative when reserved, 0.00 when earned or
     * redeemed.
     */
  balance_change: Amount;
  balance_after: Amount;
  description: string;
  room: RoomSummary | null;
  /** The reference of the redemption it belongs to. */
  reference: string | null;
  /**
     * The day (UTC) on which the rake of an `earned` or `credited` movement was paid; null for all others. It
     * shows in which month Edge was earned that is credited in a later one.
     */
  played_on: string | null;
  occurred_at: Timestamp;
}
