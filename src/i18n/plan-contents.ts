import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** As the API names the plans. */
type PlanTier = 'STARTER' | 'PREMIUM' | 'ELITE';

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
