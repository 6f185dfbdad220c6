import * as z from 'zod';

import { amount, nothing, state } from './state.ts';

const month = z.strictObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) });

/** What the member earned, holds and redeemed. A state before it logs the member in. */
export const edgeStates = {
  'the member has earnings in a month': state(
    "The member's username at a partner room has rake in this month (UTC). All of it is credited, and the room corrected it once.",
    month,
  ),
  'the member has earnings in a month that are not credited': state(
    'As above; nothing is credited yet and nothing was corrected.',
    month,
  ),
  'the member has no earnings': state('No partner room has reported rake of the member.'),
  'a plan costs Edge': state(
    'There is a plan with this id and price in Edge, and no other plan.',
    z.strictObject({ plan: z.int(), edge_amount: amount }),
  ),
  'the member has never redeemed': state('The member has no redemptions.'),
  'a redemption of the member is pending': state(
    'This request came with this key and was accepted, for a plan that costs this. The balance is left as it was before.',
    z.strictObject({
      idempotency_key: z.uuid(),
      plan: z.int(),
      edge_amount: amount,
      email: z.email(),
    }),
  ),
  'a redemption of the member was completed': state("The member's only redemption is completed."),
  'a redemption of the member failed': state("The member's only redemption failed; the Edge is back."),
  'the member has redemptions in every state': state(
    'The member has three: the newest is pending, one is completed, the oldest failed.',
  ),
  'the member has movements of Edge': state(
    'On this day (UTC) there is at least one of each kind: earned and credited at a partner room; reserved, redeemed and returned for redemptions; bonus and adjusted for neither.',
    z.strictObject({ day: z.iso.date() }),
  ),
  'the member has more movements of Edge than a page holds': state(
    '`cursor` leads from the first page to the last.',
    nothing,
    z.strictObject({ cursor: z.string() }),
  ),
  'the member has no movements of Edge': state('Nothing has moved; the balance is 0.00.'),
};
