/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { Benefit } from './benefit.ts';
import type { Multiplier } from './multiplier.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { Percentage } from './percentage.ts';
import type { Platform } from './platform.ts';
import type { RoomSummary } from './room-summary.ts';
import type { Timestamp } from './timestamp.ts';

export interface Deal {
  id: number;
  title: string;
  room: RoomSummary;
  /** The significant terms, shown beside every link to the room. */
  terms: string;
  /** Shown and used only when present. */
  bonus_code: string | null;
  /** An https link to the room, opened in a new tab. */
  tracking_url: string;
  /**
     * What the room pays back, in percent of NGR: the rate that lasts, and the least of a range. A higher rate at
     * the beginning or at most stands in the title. Null where the deal does not say.
     */
  rakeback_percentage: Percentage | null;
  /** What the product adds to the rewards of the room. No other figure includes it. */
  extra_rewards_percentage: Percentage | null;
  /** Edge for one dollar of NGR. */
  edge_multiplier: Multiplier;
  benefits: Benefit[];
  /** Platforms that the room supports, so that a list can be filtered without another call. */
  platforms: Platform[];
  payment_methods: PaymentMethod[];
  expires_at: Timestamp | null;
  /** When it was closed. A closed deal stays with its room and leaves every list. */
  closed_at: Timestamp | null;
}
