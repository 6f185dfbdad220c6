import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { EndedDeal } from './room-deals.ts';

/** Why a deal cannot be taken any more. */
export function endedOn(kind: EndedDeal['kind'], day: string): MessageDescriptor {
  return kind === 'closed' ? msg`Closed on ${day}` : msg`Expired on ${day}`;
}
