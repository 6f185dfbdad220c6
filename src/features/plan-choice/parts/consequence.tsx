import { Trans, useLingui } from '@lingui/react/macro';

import { planTierName } from '../../../i18n/plan-tier-name.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { endDay, formatUtcDay } from '../../../lib/dates.ts';
import { formatList } from '../../../lib/lists.ts';
import type { Effect } from '../effect.ts';

/** What becomes of the subscriptions; nothing where one simply starts. */
export function Consequence({ effect }: { readonly effect: Effect }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  if (effect.kind === 'starts') return null;
  if (effect.kind === 'extends') {
    const day = formatUtcDay(endDay(effect.until), locale);
    return <Trans>Redeeming extends it to {day}.</Trans>;
  }
  const others = formatList(
    effect.tiers.map((tier) => i18n._(planTierName[tier])),
    locale,
  );
  return <Trans>It starts beside your {others}.</Trans>;
}
