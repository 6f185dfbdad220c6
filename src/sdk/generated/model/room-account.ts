/**
 * Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.
 */
import type { RoomAccountDeal } from './room-account-deal.ts';
import type { RoomAccountStatus } from './room-account-status.ts';
import type { RoomSummary } from './room-summary.ts';
import type { Timestamp } from './timestamp.ts';

export interface RoomAccount {
  id: number;
  deal: RoomAccountDeal;
  room: RoomSummary;
  email: string;
  username: string;
  status: RoomAccountStatus;
  /** Why it was refused. */
  reason: string | null;
  reported_at: Timestamp;
  /** 72 hours after the report. */
  due_at: Timestamp;
  connected_at: Timestamp | null;
}
