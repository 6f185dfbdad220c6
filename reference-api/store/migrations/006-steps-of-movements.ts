/** Earned Edge knows what credited it, a redemption is one movement, and a room's correction is a kind of its own. */
export const stepsOfMovements = [
  'alter table edge_movements add column credited_by integer',
  // One username for another: the same day, room and Edge are paired in their order.
  `with rake as (
    select id, player_id, kind, room_slug, played_on, amount, row_number() over (
      partition by player_id, kind, room_slug, played_on, amount order by id
    ) as place
    from edge_movements
    where kind in ('earned', 'credited') and played_on is not null
  )
  update edge_movements set credited_by = credit.id
  from rake as earning
  join rake as credit on credit.kind = 'credited' and credit.id > earning.id
    and credit.player_id = earning.player_id and credit.room_slug is earning.room_slug
    and credit.played_on = earning.played_on and credit.amount = earning.amount and credit.place = earning.place
  where earning.kind = 'earned' and edge_movements.id = earning.id`,
  `update edge_movements set kind = 'completed' where kind = 'redeemed'`,
  `update edge_movements set kind = 'redeemed' where kind = 'reserved'`,
  `update edge_movements set kind = 'corrected'
  where kind = 'adjusted' and exists (
    select 1 from earnings_adjustments as adjustment
    join room_accounts as account on account.id = adjustment.room_account_id
    where account.player_id = edge_movements.player_id and account.room_slug = edge_movements.room_slug
      and adjustment.amount = edge_movements.amount and adjustment.applied_at = edge_movements.occurred_at
  )`,
];
