import * as z from 'zod';

import { amount, nothing, state } from './state.ts';

const month = z.strictObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) });

/** What the member earned, holds and redeemed. A state before it logs the member in. */
export const edgeStates = {
  'the member has earnings in a month': state(
    'The logged-in member has a username at the room `river-room`, which reported rake of it for days of this month (UTC). All of it is credited, and the room has corrected one of the days. No other username has rake.',
    month,
  ),
  'the member has earnings in a month that are not credited': state(
    'The logged-in member has a username at a partner room, which reported rake of it for days of this month (UTC). Nothing is credited yet, so `edge_credited` is 0.00 and `credited_at` null, and nothing was corrected.',
    month,
  ),
  'the member has no earnings': state('No partner room has ever reported rake of the logged-in member.'),
  'a plan costs Edge': state(
    'There is a plan with this id. Its price in Edge is this, without a discount and not prorated. There is no plan 99.',
    z.strictObject({ plan: z.int(), edge_amount: amount }),
  ),
  'the member has never redeemed': state('The logged-in member has no redemptions.'),
  'a redemption of the member is pending': state(
    'The logged-in member sent this request with this key (`Idempotency-Key`) and `valid_until` of 2999-01-01T00:00:00Z. It was accepted, is still pending, and is the latest. The plan still costs this. After it the balance is that of the state before, which is enough for another.',
    z.strictObject({
      idempotency_key: z.uuid(),
      plan: z.int(),
      edge_amount: amount,
      email: z.email(),
    }),
  ),
  'a redemption of the member was completed': state("The logged-in member's only redemption is completed."),
  'a redemption of the member failed': state(
    "The logged-in member's only redemption failed, for a reason. The Edge is back.",
  ),
  'the member has redemptions in every state': state(
    'The logged-in member has three: the newest is pending, the one before it is completed and has an `active_until`, the oldest failed for a reason.',
  ),
  'the member has movements of Edge': state(
    'On this day (UTC) the logged-in member has, in this order: one movement that is credited and was earned before (two steps), one that is earned and not credited yet, two that are redeemed, of which the first redemption was completed and the second failed, one that is returned by the second, a bonus, one that is corrected and one that is adjusted. Earned, credited and corrected have a room and the day played. Redeemed and returned have the reference and the plan of their redemption, the adjusted one a reason. All fit on one page.',
    z.strictObject({ day: z.iso.date() }),
  ),
  'the member has more movements of Edge than a page holds': state(
    'The movements of the logged-in member fill one page and part of a second, newest first. All are bonuses that belong to no room. `cursor` leads to the second.',
    nothing,
    z.strictObject({ cursor: z.string() }),
  ),
  'the member has no movements of Edge': state(
    'The Edge of the logged-in member has never moved, and the balance is 0.00.',
  ),
};
