import { useLingui } from '@lingui/react/macro';

import { dealWords } from '#i18n/deal-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatMultiplier, formatPercentage } from '#lib/format-decimal.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import { Figures } from '#ui/figures/figures.tsx';

/** What comes back of the rake; what a deal does not give is left out. */
export function DealFigures({ deal }: { readonly deal: Deal }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const percentages = [
    { term: i18n._(dealWords.rakeback), percentage: deal.rakeback_percentage },
    { term: i18n._(dealWords.extraRewards), percentage: deal.extra_rewards_percentage },
  ].flatMap(({ term, percentage }) =>
    percentage === null ? [] : { term, value: formatPercentage(percentage, locale) },
  );
  const multiplier = {
    term: i18n._(dealWords.edgeMultiplier),
    value: formatMultiplier(deal.edge_multiplier, locale),
  };
  return <Figures figures={[...percentages, multiplier]} />;
}
