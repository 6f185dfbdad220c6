/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';
import type { EdgeMovementKind } from './edge-movement-kind.ts';
import type { EdgeMovementStep } from './edge-movement-step.ts';
import type { RoomSummary } from './room-summary.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * What leaves the balance as it is, is no movement but a step of one: that credited Edge was earned, and that a
 * redemption was completed. Only Edge that is earned and not credited yet is a movement without a change.
 */
export interface EdgeMovement {
  id: number;
  kind: EdgeMovementKind;
  /** The Edge it is about; negative only if corrected or adjusted. */
  amount: Amount;
  /** 0.00 when earned, the negative of `amount` when redeemed, `amount` otherwise. */
  balance_change: Amount;
  balance_after: Amount;
  description: string;
  room: RoomSummary | null;
  /** The reference of the redemption it belongs to. */
  reference: string | null;
  /**
     * The day (UTC) on which the rake of an `earned` or `credited` movement was paid; null for all others. Edge
     * that is credited in a later month than this day is carried over.
     */
  played_on: string | null;
  /** When it changed the balance; when it was earned, if it is not credited yet. */
  occurred_at: Timestamp;
  /**
     * What happened up to now, oldest first: of rake when earned or credited, of the redemption when redeemed or
     * returned. Empty for the other kinds, which happen at once.
     */
  steps: EdgeMovementStep[];
}
