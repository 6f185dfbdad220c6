/** Players, sessions, email verification, rate limits, outbox. */
export const spine = [
  `create table settings (key text primary key, value text not null) strict`,
  `create table players (
    id integer primary key,
    email text not null,
    email_key text not null unique,
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    country text not null,
    marketing_opt_in integer not null default 0,
    whatsapp_number text not null default '',
    discord_id text not null default '',
    telegram text not null default '',
    edge_balance text not null default '0.00',
    unconfirmed_email text,
    unconfirmed_email_expires_at integer,
    flags text not null default '[]',
    subscriptions text not null default '[]',
    verified_at integer,
    active integer not null default 1,
    created_at integer not null
  ) strict`,
  `create table sessions (
    id text primary key,
    player_id integer not null references players (id) on delete cascade,
    created_at integer not null,
    revoked_at integer
  ) strict`,
  `create index sessions_by_player on sessions (player_id)`,
  `create table refresh_tokens (
    id text primary key,
    session_id text not null references sessions (id) on delete cascade,
    parent_id text references refresh_tokens (id) on delete cascade,
    secret_hash text not null unique,
    expires_at integer not null,
    used_at integer,
    delivered_at integer,
    retired_at integer
  ) strict`,
  `create index refresh_tokens_by_session on refresh_tokens (session_id)`,
  `create index refresh_tokens_by_parent on refresh_tokens (parent_id)`,
  `create table email_verifications (
    id integer primary key autoincrement,
    player_id integer not null references players (id) on delete cascade,
    token_hash text not null unique,
    code_hash text not null,
    expires_at integer not null,
    wrong_codes integer not null default 0,
    used_at integer
  ) strict`,
  `create index email_verifications_by_player on email_verifications (player_id)`,
  `create table rate_limits (key text primary key, count integer not null, resets_at integer not null) strict`,
  `create index rate_limits_by_reset on rate_limits (resets_at)`,
  `create table mails (
    id integer primary key autoincrement,
    to_address text not null,
    subject text not null,
    text text not null,
    html text not null,
    created_at integer not null
  ) strict`,
];
