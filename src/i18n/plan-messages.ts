import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type PlanInterval = 'MONTH' | 'YEAR';

/** A plan for as long as it is redeemed. `tier` in the reader's language. */
export const planFor: Readonly<Record<PlanInterval, (tier: string) => MessageDescriptor>> = {
  MONTH: (tier) => msg`${tier}, 1 month`,
  YEAR: (tier) => msg`${tier}, 1 year`,
};

/** Specification, section 8. */
export const NO_PLANS = msg`No plans available for this subscription type.`;
