import type { Generated, Selectable } from 'kysely';

import type { Deal } from '#sdk/generated/model/deal.ts';
import type { EdgeMovementKind } from '#sdk/generated/model/edge-movement-kind.ts';
import type { EdgeMovementReason } from '#sdk/generated/model/edge-movement-reason.ts';
import type { Language } from '#sdk/generated/model/language.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import type { Room } from '#sdk/generated/model/room.ts';
import type { Subscription } from '#sdk/generated/model/subscription.ts';

/** Instants are milliseconds since 1970; money and Edge are decimal strings. */
export interface Schema {
  settings: { key: string; value: string };
  players: PlayerTable;
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  sign_ups: SignUpTable;
  email_verifications: EmailVerificationTable;
  rate_limits: { key: string; count: number; resets_at: number };
  mails: MailTable;
  rooms: Omit<Room, 'deals'>;
  deals: DealTable;
  deal_countries: { deal_id: number; country: string };
  plans: Plan;
  feedback: FeedbackTable;
  room_accounts: RoomAccountTable;
  rake_days: RakeDayTable;
  earnings_adjustments: EarningsAdjustmentTable;
  edge_movements: EdgeMovementTable;
  subscriptions: SubscriptionTable;
  redemptions: RedemptionTable;
  password_resets: PasswordResetTable;
  email_changes: EmailChangeTable;
}

interface PlayerTable {
  id: number;
  /** As the player wrote it. */
  email: string;
  /** For comparison: lower case. */
  email_key: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  country: string;
  /** Of the mails to the player. */
  language: Generated<Language>;
  marketing_opt_in: Generated<boolean>;
  whatsapp_number: Generated<string>;
  discord_id: Generated<string>;
  telegram: Generated<string>;
  /** The `balance_after` of the newest movement, written in the same transaction. */
  edge_balance: Generated<string>;
  unconfirmed_email: string | null;
  unconfirmed_email_expires_at: number | null;
  flags: Generated<string[]>;
  verified_at: number | null;
  active: Generated<boolean>;
  created_at: number;
}

interface SessionTable {
  id: string;
  player_id: number;
  created_at: number;
  revoked_at: number | null;
}

interface RefreshTokenTable {
  id: string;
  session_id: string;
  parent_id: string | null;
  secret_hash: string;
  expires_at: number;
  /** When it was exchanged for a successor. */
  used_at: number | null;
  /** When a token of the same answer was first seen again: proof that the answer arrived. */
  delivered_at: number | null;
  /** When another successor of the same parent was used instead. */
  retired_at: number | null;
}

/** What was typed in one sign-up. It becomes the player's when the mail of this sign-up is confirmed. */
interface SignUpTable {
  id: number;
  player_id: number;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  country: string;
  language: Generated<Language>;
  marketing_opt_in: boolean;
  confirmed_at: number | null;
  created_at: number;
}

interface EmailVerificationTable {
  id: Generated<number>;
  sign_up_id: number;
  token_hash: string;
  code_hash: string;
  expires_at: number;
  wrong_codes: Generated<number>;
  used_at: number | null;
}

interface MailTable {
  id: Generated<number>;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
}

type DealColumns = Omit<Deal, 'room' | 'platforms' | 'payment_methods' | 'expires_at' | 'closed_at'>;

interface DealTable extends DealColumns {
  room_slug: string;
  /** Whether the home page shows it. */
  top: Generated<boolean>;
  /** Best first. */
  position: number;
  expires_at: number | null;
  closed_at: number | null;
}

interface FeedbackTable {
  id: Generated<number>;
  player_id: number | null;
  room_slug: string | null;
  email: string | null;
  message: string;
  created_at: number;
}

interface RoomAccountTable {
  id: Generated<number>;
  player_id: number;
  deal_id: number;
  room_slug: string;
  email: string;
  username: string;
  /** For comparison: lower case. */
  username_key: string;
  status: 'submitted' | 'in_review' | 'connected' | 'refused';
  reason: string | null;
  reported_at: number;
  due_at: number;
  connected_at: number | null;
  /** When the simulated review decides; null for an account that stays as it is. */
  review_ends_at: number | null;
}

/** What a room reported of one account for one day in UTC. */
interface RakeDayTable {
  room_account_id: number;
  /** For example 2026-03-14. */
  day: string;
  rake: string;
  net_rake: string;
  edge_credited: string;
  credited_at: number | null;
  /** The age of the room's data. */
  updated_at: number;
}

interface EarningsAdjustmentTable {
  id: Generated<number>;
  room_account_id: number;
  amount: string;
  reason: string;
  /** The day that the room corrected, `YYYY-MM-DD`; null if it was not one. */
  played_on: string | null;
  applied_at: number;
}

interface EdgeMovementTable {
  id: Generated<number>;
  player_id: number;
  /** As in the description, and `completed`: the redemption was, which is a step of its `redeemed` movement. */
  kind: EdgeMovementKind | 'completed';
  amount: string;
  balance_change: string;
  balance_after: string;
  /** In English. */
  description: string;
  room_slug: string | null;
  /** What was redeemed. */
  plan_id: number | null;
  /** Of a bonus and an adjustment. */
  reason: EdgeMovementReason | null;
  reference: string | null;
  /** `YYYY-MM-DD`; null but for what was earned, credited and corrected. */
  played_on: string | null;
  /** Of what was earned: the movement that credited it. */
  credited_by: Generated<number | null>;
  occurred_at: number;
}

interface SubscriptionTable {
  id: Generated<number>;
  player_id: number;
  plan_id: number;
  price: Subscription['price'];
  external_plan: Subscription['external_plan'];
  latest_payment_method: string | null;
  expires_at: number;
  canceled: Generated<boolean>;
}

interface RedemptionTable {
  id: Generated<number>;
  player_id: number;
  idempotency_key: string;
  /** Of the body that came with the key. */
  request_digest: string;
  plan_id: number;
  email: string;
  edge_amount: string;
  status: 'pending' | 'completed' | 'failed';
  reason: string | null;
  requested_at: number;
  completed_at: number | null;
  active_until: number | null;
}

interface PasswordResetTable {
  id: Generated<number>;
  player_id: number;
  token_hash: string;
  expires_at: number;
  used_at: number | null;
}

interface EmailChangeTable {
  id: Generated<number>;
  player_id: number;
  new_email: string;
  token_hash: string;
  expires_at: number;
  used_at: number | null;
  cancelled_at: number | null;
}

export type Player = Selectable<PlayerTable>;
export type SignUp = Selectable<SignUpTable>;
export type EmailVerification = Selectable<EmailVerificationTable>;
export type EmailChange = Selectable<EmailChangeTable>;
export type EdgeMovementRow = Selectable<EdgeMovementTable>;
export type RedemptionRow = Selectable<RedemptionTable>;
export type StoredMail = Selectable<MailTable>;
