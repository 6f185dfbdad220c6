/** Rooms, deals, plans, room accounts, rake, the ledger, redemptions, and links for password and address. */
export const rewards = [
  `create table rooms (
    slug text primary key,
    name text not null,
    logo_url text,
    about text not null,
    counting_rule text not null,
    platforms text not null,
    payment_methods text not null,
    signup_promotions text not null,
    ongoing_rewards text not null,
    key_features text not null
  ) strict`,
  `create table deals (
    id integer primary key,
    room_slug text not null references rooms (slug) on delete cascade,
    title text not null,
    terms text not null,
    bonus_code text,
    tracking_url text not null,
    rakeback_percentage text,
    extra_rewards_percentage text,
    edge_multiplier text not null,
    benefits text not null,
    top integer not null default 0,
    position integer not null,
    expires_at integer,
    closed_at integer
  ) strict`,
  `create index deals_by_room on deals (room_slug)`,
  `create table deal_countries (
    deal_id integer not null references deals (id) on delete cascade,
    country text not null,
    primary key (deal_id, country)
  ) strict, without rowid`,
  `create table plans (
    id integer primary key,
    interval text not null,
    tier text not null,
    type text not null,
    has_access_to_rake_ai integer not null,
    game_format text not null,
    external_plan_id text not null,
    provider text not null,
    prorated integer not null,
    prices text not null
  ) strict`,
  `create table feedback (
    id integer primary key autoincrement,
    player_id integer references players (id) on delete set null,
    room_slug text,
    email text,
    message text not null,
    created_at integer not null
  ) strict`,
  `create table room_accounts (
    id integer primary key autoincrement,
    player_id integer not null references players (id) on delete cascade,
    deal_id integer not null references deals (id),
    room_slug text not null references rooms (slug),
    email text not null,
    username text not null,
    username_key text not null,
    status text not null,
    reason text,
    reported_at integer not null,
    due_at integer not null,
    connected_at integer,
    review_ends_at integer
  ) strict`,
  `create index room_accounts_by_player on room_accounts (player_id)`,
  `create unique index room_accounts_by_username on room_accounts (room_slug, username_key)
    where status <> 'refused'`,
  `create table rake_days (
    room_account_id integer not null references room_accounts (id) on delete cascade,
    day text not null,
    rake text not null,
    net_rake text not null,
    edge_credited text not null,
    credited_at integer,
    updated_at integer not null,
    primary key (room_account_id, day)
  ) strict, without rowid`,
  `create table earnings_adjustments (
    id integer primary key autoincrement,
    room_account_id integer not null references room_accounts (id) on delete cascade,
    amount text not null,
    reason text not null,
    applied_at integer not null
  ) strict`,
  `create index earnings_adjustments_by_account on earnings_adjustments (room_account_id)`,
  `create table edge_movements (
    id integer primary key autoincrement,
    player_id integer not null references players (id) on delete cascade,
    kind text not null,
    amount text not null,
    balance_change text not null,
    balance_after text not null,
    description text not null,
    room_slug text references rooms (slug),
    reference text,
    occurred_at integer not null
  ) strict`,
  `create index edge_movements_by_player on edge_movements (player_id, id)`,
  `create table subscriptions (
    id integer primary key autoincrement,
    player_id integer not null references players (id) on delete cascade,
    plan_id integer not null references plans (id),
    price text not null,
    external_plan text not null,
    latest_payment_method text,
    expires_at integer not null,
    canceled integer not null default 0
  ) strict`,
  `create index subscriptions_by_player on subscriptions (player_id)`,
  `create table redemptions (
    id integer primary key autoincrement,
    player_id integer not null references players (id) on delete cascade,
    idempotency_key text not null,
    request_digest text not null,
    plan_id integer not null references plans (id),
    email text not null,
    edge_amount text not null,
    status text not null,
    reason text,
    requested_at integer not null,
    completed_at integer,
    active_until integer,
    unique (player_id, idempotency_key)
  ) strict`,
  `create unique index redemptions_running on redemptions (player_id) where status = 'pending'`,
  `create table password_resets (
    id integer primary key autoincrement,
    player_id integer not null references players (id) on delete cascade,
    token_hash text not null unique,
    expires_at integer not null,
    used_at integer
  ) strict`,
  `create index password_resets_by_player on password_resets (player_id)`,
  `create table email_changes (
    id integer primary key autoincrement,
    player_id integer not null references players (id) on delete cascade,
    new_email text not null,
    token_hash text not null unique,
    expires_at integer not null,
    used_at integer
  ) strict`,
  `create index email_changes_by_player on email_changes (player_id)`,
  `alter table players drop column subscriptions`,
  // From here on a balance is what the ledger adds up to.
  `update players set edge_balance = '0.00'`,
];
