import { useLingui } from '@lingui/react/macro';

import { firstSubscriptionRule } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDecimal } from '#lib/format-decimal.ts';
import type { Plan } from '#sdk/generated/model/plan.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Text } from '#ui/text/text.tsx';
import { firstSubscriptionDiscount } from '#domain/plans.ts';

/** The discount on a first subscription that is paid with money. */
export function FirstSubscriptionOffer({ plans }: { readonly plans: readonly Plan[] | undefined }) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const discount = firstSubscriptionDiscount(plans);
  if (discount === null) return null;
  const percentage = formatDecimal(discount, locale);
  return (
    <Inline gap={3}>
      <Badge tone="positive" label={t`${percentage}% off your first subscription`} />
      <Text size="small" tone="muted">
        {i18n._(firstSubscriptionRule)}
      </Text>
    </Inline>
  );
}
