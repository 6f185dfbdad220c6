import type { Generated, Selectable } from 'kysely';

/** Instants are milliseconds since 1970; booleans are 0 and 1; money and Edge are decimal strings. */
export interface Schema {
  settings: { key: string; value: string };
  players: PlayerTable;
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  email_verifications: EmailVerificationTable;
  rate_limits: { key: string; count: number; resets_at: number };
  mails: MailTable;
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
  marketing_opt_in: Generated<number>;
  whatsapp_number: Generated<string>;
  discord_id: Generated<string>;
  telegram: Generated<string>;
  edge_balance: Generated<string>;
  unconfirmed_email: string | null;
  unconfirmed_email_expires_at: number | null;
  /** JSON: list of strings. */
  flags: Generated<string>;
  /** JSON: list of subscriptions as the description shows them. */
  subscriptions: Generated<string>;
  verified_at: number | null;
  active: Generated<number>;
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

interface EmailVerificationTable {
  id: Generated<number>;
  player_id: number;
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

export type Player = Selectable<PlayerTable>;
export type EmailVerification = Selectable<EmailVerificationTable>;
export type StoredMail = Selectable<MailTable>;
