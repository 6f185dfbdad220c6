/** What was typed in each sign-up, kept apart until its own mail is confirmed. */
export const signUps = [
  `create table sign_ups (
    id integer primary key,
    player_id integer not null references players (id) on delete cascade,
    email text not null,
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    country text not null,
    marketing_opt_in integer not null,
    confirmed_at integer,
    created_at integer not null
  ) strict`,
  `create index sign_ups_by_player on sign_ups (player_id)`,
  // The same ids, so that mailed links go on working.
  `insert into sign_ups
    select id, id, email, password_hash, first_name, last_name, country, marketing_opt_in, verified_at, created_at
    from players`,
  `alter table email_verifications rename to email_verifications_of_players`,
  `create table email_verifications (
    id integer primary key autoincrement,
    sign_up_id integer not null references sign_ups (id) on delete cascade,
    token_hash text not null unique,
    code_hash text not null,
    expires_at integer not null,
    wrong_codes integer not null default 0,
    used_at integer
  ) strict`,
  `insert into email_verifications
    select id, player_id, token_hash, code_hash, expires_at, wrong_codes, used_at
    from email_verifications_of_players`,
  `drop table email_verifications_of_players`,
  `create index email_verifications_by_sign_up on email_verifications (sign_up_id)`,
];
