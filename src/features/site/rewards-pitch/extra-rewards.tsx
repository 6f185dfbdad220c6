import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { highestBy } from '#lib/decimal.ts';
import { formatDecimal } from '#lib/format-decimal.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.ts';

interface ExtraRewardsProps {
  /** The deals of the country; none while they are not known. */
  readonly deals: readonly { readonly extra_rewards_percentage: string | null }[];
}

/** 'Earn up to {percentage}% extra rewards': the most that a deal of the country gives, or no number. */
export function ExtraRewards({ deals }: ExtraRewardsProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const given = deals.flatMap(({ extra_rewards_percentage }) => extra_rewards_percentage ?? []);
  const highest = highestBy(given, (percentage) => percentage);
  const percentage = highest === null ? null : formatDecimal(highest, locale);
  return (
    <Badge
      tone="accent"
      icon={<GiftIcon />}
      label={percentage === null ? t`Earn extra rewards` : t`Earn up to ${percentage}% extra rewards`}
    />
  );
}
