import type { I18n, MessageDescriptor } from '@lingui/core';

import type { OfferedPlan } from '#machines/redemption/offer.ts';
import { planFor, planTierName } from '#i18n/plan-messages.ts';

// By any word: a kept intent may name a plan that this version does not know.
const tiers: Readonly<Record<string, MessageDescriptor>> = planTierName;
const lengths: Readonly<Record<string, (tier: string) => MessageDescriptor>> = planFor;

/** A plan as texts name it: `Premium, 1 month`. What is not known keeps the name that the server gave it. */
export function planWords({ tier, interval }: OfferedPlan, i18n: I18n): string {
  const known = tiers[tier];
  const name = known === undefined ? tier : i18n._(known);
  const length = lengths[interval];
  return length === undefined ? name : i18n._(length(name));
}
