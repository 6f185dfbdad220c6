import { Trans, useLingui } from '@lingui/react/macro';

import type { PricedPlan } from '#domain/plans.ts';
import { effectOf, holdingOf, isRunning, subscriptionStatus, type Effect } from '#domain/subscriptions.ts';
import { planContents, planTierName, statusSentence } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { formatEdge, formatPercentage } from '#lib/format-decimal.ts';
import { formatList } from '#lib/lists.ts';
import type { PlanTier } from '#sdk/generated/model/plan-tier.ts';
import type { Subscription } from '#queries/account.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { CardFoot, CardListItem } from '#ui/card-list/card-list.tsx';
import { CheckList } from '#ui/check-list/check-list.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { Text } from '#ui/text/text.tsx';
import { priceFor } from './plan-choice.messages.ts';
import { PlanOffer, type PlanOfferProps } from './plan-offer.tsx';

export interface PlanCardProps extends PlanOfferProps {
  readonly priced: PricedPlan;
  readonly subscriptions: readonly Subscription[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the player already has reports. */
  readonly hasReports: boolean;
}

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
        {holding !== null && <Until holding={holding} now={now} />}
        {/* One that is on its way may move the end first. */}
        {offer.blocker !== 'pending' && <Consequence effect={effectOf(plan, running, now)} />}
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
  return <Text size="small">{i18n._(statusSentence(status, day))}</Text>;
}

/** The charged price in Edge, and the regular one if it differs. */
function PlanPrice({
  priced: { plan, price, insteadOf, discount, isProrated },
}: Pick<PlanCardProps, 'priced'>) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const before = insteadOf === null ? null : formatEdge(insteadOf, locale);
  const off = discount === null ? null : formatPercentage(discount, locale);
  return (
    <>
      <StatFigure
        label={i18n._(priceFor[plan.interval])}
        figure={{ state: 'known', value: formatEdge(price, locale), unit: t`Edge` }}
      />
      {before !== null && (
        <Text size="small" tone="muted">
          <Trans>
            Instead of <s>{before} Edge</s>
          </Trans>
          {off !== null && ` · ${t`${off} off`}`}
        </Text>
      )}
      {isProrated && (
        <Text size="small" tone="muted">
          <Trans>You pay only for the time left.</Trans>
        </Text>
      )}
    </>
  );
}

/** The effect on the subscriptions; nothing if one only starts. */
function Consequence({ effect }: { readonly effect: Effect }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  if (effect.kind === 'starts') return null;
  const until = formatUtcDay(endDay(effect.until), locale);
  if (effect.kind === 'extends') {
    return (
      <Text size="small">
        <Trans>Redeeming extends it to {until}.</Trans>
      </Text>
    );
  }
  const others = formatList(
    effect.others.map(({ plan }) => i18n._(planTierName[plan.tier])),
    locale,
  );
  return (
    <Text size="small">
      <Trans>
        Runs until about {until}, alongside {others}.
      </Trans>
    </Text>
  );
}

interface PlanContentsProps {
  readonly tier: PlanTier;
  readonly hasReports: boolean;
}

export function PlanContents({ tier, hasReports }: PlanContentsProps) {
  const { i18n } = useLingui();
  return (
    <CheckList
      items={planContents(tier, hasReports).map((message) => ({
        id: message.id,
        text: i18n._(message),
      }))}
    />
  );
}
