/** The language of each member's mails, and what a movement is about beside its description. */
export const languages = [
  `alter table players add column language text not null default 'en'`,
  `alter table sign_ups add column language text not null default 'en'`,
  'alter table earnings_adjustments add column played_on text',
  'alter table edge_movements add column plan_id integer',
  'alter table edge_movements add column reason text',
  `update edge_movements set plan_id = (
    select plan_id from redemptions
    where player_id = edge_movements.player_id
      and edge_movements.reference =
        'RW-' || strftime('%Y', requested_at / 1000, 'unixepoch') || '-' || printf('%04d', id)
  ) where reference is not null`,
];
