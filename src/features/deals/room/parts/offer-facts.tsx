import { useLingui } from '@lingui/react/macro';

import { dealWords, edgePerDollar } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatDay } from '#lib/dates.ts';
import { formatEdgePerDollar, formatPercentage } from '#lib/format-decimal.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import { Facts } from '#ui/facts/facts.tsx';

/** The numbers of a deal; what it does not give is left out. */
export function OfferFacts({ deal }: { readonly deal: Deal }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { rakeback_percentage: rakeback, extra_rewards_percentage: extra, expires_at } = deal;
  const edge = formatEdgePerDollar(deal.edge_multiplier, locale);
  const lastDay = expires_at === null ? null : formatDay(endDay(expires_at), locale);
  return (
    <Facts
      facts={[
        ...(rakeback === null
          ? []
          : [{ term: i18n._(dealWords.rakeback), details: formatPercentage(rakeback, locale) }]),
        ...(extra === null
          ? []
          : [{ term: i18n._(dealWords.extraRewards), details: formatPercentage(extra, locale) }]),
        { term: i18n._(dealWords.edgeMultiplier), details: i18n._(edgePerDollar(edge)) },
        { term: i18n._(dealWords.endsOn), details: lastDay ?? i18n._(dealWords.noEndDate) },
      ]}
    />
  );
}
