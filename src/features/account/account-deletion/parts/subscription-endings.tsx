import { Trans, useLingui } from '@lingui/react/macro';

import { planTierName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import type { Subscription } from '#sdk/generated/model/subscription.ts';
import { Stack } from '#ui/layout/stack.tsx';

/** Each subscription with its last day. */
export function SubscriptionEndings({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  return (
    <Stack gap={1}>
      {subscriptions.map(({ id, plan, expiration_date }) => {
        const tier = i18n._(planTierName[plan.tier]);
        const day = formatUtcDay(endDay(expiration_date), locale);
        return (
          <span key={id}>
            <Trans>
              {tier}, until {day}
            </Trans>
          </span>
        );
      })}
    </Stack>
  );
}
