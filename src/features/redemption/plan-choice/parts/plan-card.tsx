import { Trans, useLingui } from '@lingui/react/macro';

import { planTierName, statusSentence } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { effectOf, holdingOf, isRunning, subscriptionStatus } from '#domain/subscriptions.ts';
import type { Subscription } from '#sdk/generated/model/subscription.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { CardFoot, CardListItem } from '#ui/card-list/card-list.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { PricedPlan } from '#domain/plans.ts';
import { Consequence } from './consequence.tsx';
import { PlanContents } from './plan-contents.tsx';
import { PlanOffer, type PlanOfferProps } from './plan-offer.tsx';
import { PlanPrice } from './plan-price.tsx';

export interface PlanCardProps extends PlanOfferProps {
  readonly priced: PricedPlan;
  readonly subscriptions: readonly Subscription[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** For whom the reports are there already. */
  readonly hasReports: boolean;
}

/** One plan: what it costs, what it contains, and whether and how it can be had now. */
export function PlanCard({ subscriptions, now, hasReports, ...offer }: PlanCardProps) {
  const { i18n, t } = useLingui();
  const { plan } = offer.priced;
  const running = subscriptions.filter((subscription) => isRunning(subscription, now));
  const holding = holdingOf(plan.tier, running);
  return (
    <CardListItem>
      <Inline justify="between">
        <Heading level={3} size="medium">
          {i18n._(planTierName[plan.tier])}
        </Heading>
        {holding !== null && <Badge tone="positive" label={t`Your plan`} />}
      </Inline>
      <Stack gap={2}>
        <PlanPrice priced={offer.priced} />
        {running.length > 0 && (
          <Text size="small">
            {holding !== null && <Until holding={holding} now={now} />}{' '}
            {/* One that is on its way may move the end first. */}
            {offer.bar !== 'onItsWay' && (
              <Consequence effect={effectOf(plan, running, now)} tier={plan.tier} now={now} />
            )}
          </Text>
        )}
      </Stack>
      <PlanContents tier={plan.tier} hasReports={hasReports} />
      <CardFoot>
        <PlanOffer {...offer} />
      </CardFoot>
    </CardListItem>
  );
}

function Until({ holding, now }: { readonly holding: Subscription; readonly now: number }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const status = subscriptionStatus(holding, now);
  const day = formatUtcDay(endDay(holding.expiration_date), locale);
  return status === 'endsUnlessExtended' ? (
    <Trans>Ends on {day}.</Trans>
  ) : (
    i18n._(statusSentence(status, day))
  );
}
