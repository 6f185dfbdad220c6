import * as z from 'zod';

import { nothing, type ProviderState } from './state.ts';

const amount = z.string().regex(/^\d+\.\d{2}$/);

/** What the member earned, holds and redeemed; the member is there by the state before. */
export const edgeStates = {
  'the member has earnings in a month': {
    sentence:
      "The member's username at a partner room has rake in this month (UTC). All of it is credited, and the room corrected it once.",
    params: z.strictObject({ month: z.string().regex(/^\d{4}-\d{2}$/) }),
    values: nothing,
  },
  'the member has earnings in a month that are not credited': {
    sentence: 'As above; nothing is credited yet and nothing was corrected.',
    params: z.strictObject({ month: z.string().regex(/^\d{4}-\d{2}$/) }),
    values: nothing,
  },
  'the member has no earnings': {
    sentence: 'No partner room has reported rake of the member.',
    params: nothing,
    values: nothing,
  },
  'a plan costs Edge': {
    sentence: 'There is a plan with this id and price in Edge, and no other plan.',
    params: z.strictObject({ plan: z.int(), edge_amount: amount }),
    values: nothing,
  },
  'the member has never redeemed': {
    sentence: 'The member has no redemptions.',
    params: nothing,
    values: nothing,
  },
  'a redemption of the member is pending': {
    sentence:
      'This request came with this key and was accepted, for a plan that costs this. The balance is left as it was before.',
    params: z.strictObject({
      idempotency_key: z.uuid(),
      plan: z.int(),
      edge_amount: amount,
      email: z.email(),
    }),
    values: nothing,
  },
  'a redemption of the member was completed': {
    sentence: "The member's only redemption is completed.",
    params: nothing,
    values: nothing,
  },
  'a redemption of the member failed': {
    sentence: "The member's only redemption failed; the Edge is back.",
    params: nothing,
    values: nothing,
  },
  'the member has redemptions in every state': {
    sentence: 'The member has three: the newest is pending, one is completed, the oldest failed.',
    params: nothing,
    values: nothing,
  },
  'the member has movements of Edge': {
    sentence:
      'On this day (UTC) there is at least one of each kind: earned and credited at a partner room; reserved, redeemed and returned for redemptions; bonus and adjusted for neither.',
    params: z.strictObject({ day: z.iso.date() }),
    values: nothing,
  },
  'the member has more movements of Edge than a page holds': {
    sentence: '`cursor` leads from the first page to the last.',
    params: nothing,
    values: z.strictObject({ cursor: z.string() }),
  },
  'the member has no movements of Edge': {
    sentence: 'Nothing has moved; the balance is 0.00.',
    params: nothing,
    values: nothing,
  },
} as const satisfies Record<string, ProviderState>;
