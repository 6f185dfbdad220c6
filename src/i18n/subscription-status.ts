import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { SubscriptionStatus } from '#lib/subscription-status.ts';

/** How a subscription stands, in a word. */
export const statusLabel: Readonly<Record<SubscriptionStatus, MessageDescriptor>> = {
  renews: msg`Active`,
  endsUnlessExtended: msg`Active`,
  cancelled: msg`Cancelled`,
  ended: msg`Ended`,
};

/**
 * How a subscription stands, and until when.
 *
 * @param day in the language of the reader
 */
export function statusSentence(status: SubscriptionStatus, day: string): MessageDescriptor {
  switch (status) {
    case 'renews':
      return msg`Renews on ${day}.`;
    case 'endsUnlessExtended':
      return msg`Ends on ${day}, unless you redeem Edge to extend it.`;
    case 'cancelled':
      return msg`Does not renew. You can use it until ${day}.`;
    case 'ended':
      return msg`Ended on ${day}.`;
  }
}
