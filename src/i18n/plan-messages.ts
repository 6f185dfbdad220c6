import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** Specification, section 3. `unknown`: a tier that is newer than this version of the site. */
export const planTierName = {
  STARTER: msg`Starter`,
  PREMIUM: msg`Premium`,
  ELITE: msg`Elite`,
  unknown: msg`Solver plan`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

type PlanTier = Exclude<keyof typeof planTierName, 'unknown'>;

// Both are indexed by any text, because a stored redemption may name a plan that this version does not know.
const tiers: Readonly<Record<string, MessageDescriptor>> = planTierName;
const lengths: Readonly<Record<string, (tier: string) => MessageDescriptor>> = {
  MONTH: (tier) => msg`${tier}, 1 month`,
  YEAR: (tier) => msg`${tier}, 1 year`,
};

/** `Premium, 1 month`. An unknown interval is left out; a tier that is not known keeps its text. */
export function planName(
  { tier, interval }: { readonly tier: string; readonly interval: string },
  i18n: I18n,
): string {
  const known = tiers[tier];
  const name = known === undefined ? tier : i18n._(known);
  const length = lengths[interval];
  return length === undefined ? name : i18n._(length(name));
}

/** Specification, section 8. */
export const NO_PLANS = msg`No plans available for this subscription type.`;

/** Who gets the discount on a first subscription, and where. */
export const firstSubscriptionRule = msg`The discount is for your first subscription, paid with money in the solver’s own shop. We sell nothing here.`;

/** What happens to the Edge of a failed redemption. */
export const failedRedemption = msg`If a redemption fails, you get your Edge back and see why. Fix it and redeem again.`;

/** The number of hands to analyze per month (specification, section 9). */
const handAllowance: Readonly<Record<PlanTier, number>> = {
  STARTER: 50,
  PREMIUM: 100_000,
  ELITE: 150_000,
};

/**
 * The benefits of a plan, in the order of the specification (section 3).
 *
 * @param hasReports whether the player already has reports
 */
export function planContents(tier: PlanTier, hasReports = false): readonly MessageDescriptor[] {
  const hands = handAllowance[tier];
  const analyzed = msg`${plural(hands, { one: '# hand a month to analyze', other: '# hands a month to analyze' })}`;
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

/** Shown before a redemption and after it (specification, section 4). */
export const startsWithinADay = msg`Please allow up to 24 hours for your subscription to start or extend.`;

export const subscriptionActive = msg`Your subscription is active`;

/** A plan that was redeemed and has not started yet. */
export function pendingPlan(tier: string): MessageDescriptor {
  return msg`Your ${tier} is on its way. Allow up to 24 hours.`;
}

/** The state of a redemption. */
export const redemptionStatus = {
  pending: msg`On its way`,
  completed: msg`Redeemed`,
  failed: msg`Failed`,
  unknown: msg`Status unknown`,
} as const;

/** Labels the Edge, or the plan, of a redemption that has not ended. */
export const PENDING_REDEMPTION = msg`Redemption on its way`;
export const NO_REDEMPTION = msg({ message: 'None', context: 'redemption' });

/** Specification, section 8. */
export const NO_REDEMPTIONS = msg`No redemptions available for now`;

/** The state of a subscription, in one word. */
export const statusLabel = {
  renews: msg`Active`,
  endsUnlessExtended: msg`Active`,
  cancelled: msg`Cancelled`,
  ended: msg`Ended`,
} as const;

/**
 * The state of a subscription with its end.
 *
 * @param day the end, formatted in the UI language
 */
export function statusSentence(status: keyof typeof statusLabel, day: string): MessageDescriptor {
  switch (status) {
    case 'renews':
      return msg`Renews on ${day}.`;
    case 'endsUnlessExtended':
      return msg`Ends on ${day}.`;
    case 'cancelled':
      return msg`Doesn’t renew. Yours until ${day}.`;
    case 'ended':
      return msg`Ended on ${day}.`;
  }
}
