/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';
import type { EdgeMovementKind } from './edge-movement-kind.ts';
import type { EdgeMovementReason } from './edge-movement-reason.ts';
import type { EdgeMovementStep } from './edge-movement-step.ts';
import type { PlanSummary } from './plan-summary.ts';
import type { RoomSummary } from './room-summary.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * What leaves the balance as it is, is no movement but a step of one: that credited Edge was earned, and that a
 * redemption was completed. Only Edge that is earned and not credited yet is a movement without a change.
 *
 * The application words a movement in the language of the member, by its kind and what belongs to it: `room` and
 * `played_on` of rake and its corrections, `plan` of redemptions, `reason` of a bonus and an adjustment.
 */
export interface EdgeMovement {
  id: number;
  kind: EdgeMovementKind;
  /** The Edge it is about; negative only if corrected or adjusted. */
  amount: Amount;
  /** 0.00 when earned, the negative of `amount` when redeemed, `amount` otherwise. */
  balance_change: Amount;
  balance_after: Amount;
  /**
     * The movement in a few words, in the language of the answer. The application shows it where it has no words of
     * its own: what the movement needs for them is missing, or is newer than the application.
     */
  description: string;
  room: RoomSummary | null;
  /** What was redeemed, of a `redeemed` or `returned` movement only. */
  plan?: PlanSummary;
  /** Of a `bonus` or `adjusted` movement, unless the description alone says it. */
  reason?: EdgeMovementReason;
  /** The reference of the redemption it belongs to. */
  reference: string | null;
  /**
     * The day (UTC) on which the rake of an `earned` or `credited` movement was paid, and of a `corrected` one the
     * day that the room corrected, if it was one; null for all others. Edge that is credited in a later month than
     * this day is carried over.
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
