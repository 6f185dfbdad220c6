import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type PlanTier = 'STARTER' | 'PREMIUM' | 'ELITE';

/** Specification, section 3. */
export const planTierName: Readonly<Record<PlanTier, MessageDescriptor>> = {
  STARTER: msg`Starter`,
  PREMIUM: msg`Premium`,
  ELITE: msg`Elite`,
};
