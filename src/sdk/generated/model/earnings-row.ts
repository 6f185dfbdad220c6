/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Amount } from './amount.ts';
import type { EarningsAdjustment } from './earnings-adjustment.ts';
import type { Multiplier } from './multiplier.ts';
import type { RoomSummary } from './room-summary.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * `edge_earned` is `net_rake` times `edge_multiplier`, rounded half up to two places, plus the adjustments.
 * `edge_credited` is what of it is part of the balance by now, in whichever month it was credited, with the
 * adjustments. What is earned but not credited yet is no part of the balance.
 */
export interface EarningsRow {
  room: RoomSummary;
  username: string;
  /** GGR, in US dollars. */
  rake: Amount;
  /** NGR, in US dollars. */
  net_rake: Amount;
  edge_multiplier: Multiplier;
  edge_earned: Amount;
  edge_credited: Amount;
  /** When Edge of this row was last credited. */
  credited_at: Timestamp | null;
  /** How this room counts rake, in a sentence. */
  counting_rule: string;
  adjustments: EarningsAdjustment[];
  /** The age of the room's data. */
  last_updated: Timestamp;
}
