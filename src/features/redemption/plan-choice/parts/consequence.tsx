import { Trans, useLingui } from '@lingui/react/macro';

import { planTierName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatDayInWords, formatUtcDay } from '#lib/dates.ts';
import { formatList } from '#lib/lists.ts';
import { type Effect, subscriptionStatus } from '#domain/subscriptions.ts';
import type { PlanTier } from '#sdk/generated/model/plan-tier.ts';
import { sideBySide } from '../plan-choice.messages.ts';

interface ConsequenceProps {
  readonly effect: Effect;
  /** The plan that would be redeemed. */
  readonly tier: PlanTier;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What becomes of the subscriptions; nothing where one simply starts. */
export function Consequence({ effect, tier, now }: ConsequenceProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  if (effect.kind === 'starts') return null;
  const until = formatUtcDay(endDay(effect.until), locale);
  if (effect.kind === 'extends') return <Trans>Redeeming extends it to {until}.</Trans>;
  const others = effect.others.map((one) => {
    const name = i18n._(planTierName[one.plan.tier]);
    const day = formatDayInWords(endDay(one.expiration_date), locale);
    return subscriptionStatus(one, now) === 'renews'
      ? t`${name}, which renews on ${day}`
      : t`${name} until ${day}`;
  });
  const name = i18n._(planTierName[tier]);
  const all = formatList([...others, t`${name} until about ${until}`], locale);
  return i18n._(sideBySide(others.length + 1, all));
}
