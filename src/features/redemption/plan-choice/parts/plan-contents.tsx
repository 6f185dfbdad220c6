import { useLingui } from '@lingui/react/macro';

import { handAllowance, planContents } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDecimal } from '#lib/format-decimal.ts';
import type { PlanTier } from '#sdk/generated/model/plan-tier.ts';
import { CheckList } from '#ui/check-list/check-list.tsx';

interface PlanContentsProps {
  readonly tier: PlanTier;
  readonly hasReports: boolean;
}

/** What is part of a plan, with the hands a month. */
export function PlanContents({ tier, hasReports }: PlanContentsProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const hands = formatDecimal(handAllowance[tier], locale);
  return (
    <CheckList
      items={planContents(tier, hands, hasReports).map((message) => ({
        id: message.id,
        text: i18n._(message),
      }))}
    />
  );
}
