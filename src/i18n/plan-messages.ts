import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Specification, section 3. */
export const planTierName = {
  STARTER: msg`Starter`,
  PREMIUM: msg`Premium`,
  ELITE: msg`Elite`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

type PlanTier = keyof typeof planTierName;

/** A plan for as long as it is redeemed. `tier` in the reader's language. */
export const planFor = {
  MONTH: (tier: string) => msg`${tier}, 1 month`,
  YEAR: (tier: string) => msg`${tier}, 1 year`,
} as const;

/** Specification, section 8. */
export const NO_PLANS = msg`No plans available for this subscription type.`;

/** Where the discount on a first subscription is used, and who has it. */
export const firstSubscriptionRule = msg`It is for people who have had no subscription yet, and who buy one with money in the solver’s own shop. Nothing is sold for money here.`;

/** Hands to analyze in a month (specification, section 9). */
export const handAllowance: Readonly<Record<PlanTier, string>> = {
  STARTER: '50',
  PREMIUM: '100000',
  ELITE: '150000',
};

/**
 * What a plan contains (specification, section 3), in its order.
 *
 * @param hands the allowance as the reader's language writes it
 * @param hasReports for whom the reports are there already
 */
export function planContents(
  tier: PlanTier,
  hands: string,
  hasReports = false,
): readonly MessageDescriptor[] {
  const analyzed = msg`${hands} hands a month to analyze`;
  switch (tier) {
    case 'STARTER':
      return [
        msg`All preflop solutions`,
        msg`Postflop at 100BB depth only`,
        msg`Unlimited practice spots at 100BB`,
        analyzed,
        msg`Basic aggregated reports`,
      ];
    case 'PREMIUM':
      return [
        msg`Everything in Starter`,
        msg`Postflop at all depths`,
        msg`Blockers score`,
        analyzed,
        hasReports ? msg`Reports` : msg`Reports (soon)`,
        msg`Weekly coachings`,
      ];
    case 'ELITE':
      return [
        msg`Everything in Premium`,
        msg`AI custom solving`,
        msg`Nodelocking`,
        msg`Dynamic mode`,
        analyzed,
        hasReports ? msg`Advanced reports` : msg`Advanced reports (soon)`,
        msg`Custom rake solving`,
      ];
  }
}

/** How a redemption stands. */
export const redemptionStatus = {
  pending: msg`In redemption`,
  completed: msg`Redeemed`,
  failed: msg`Failed`,
} as const;

/** Specification, section 8. */
export const NO_REDEMPTIONS = msg`No redemptions available for now`;

/** How a subscription stands, in a word. */
export const statusLabel = {
  renews: msg`Active`,
  endsUnlessExtended: msg`Active`,
  cancelled: msg`Cancelled`,
  ended: msg`Ended`,
} as const;

/**
 * How a subscription stands, and until when.
 *
 * @param day in the language of the reader
 */
export function statusSentence(status: keyof typeof statusLabel, day: string): MessageDescriptor {
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
