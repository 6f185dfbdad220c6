import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { highestExtraRewards } from '#domain/deals.ts';
import { dealLabels } from '#i18n/deal-messages.ts';
import { firstSubscriptionRule, planContents, planTierName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { firstSubscriptionDiscount } from '#domain/plans.ts';
import { formatPercentage } from '#lib/format-decimal.ts';
import type { Deal } from '#queries/deals.ts';
import type { PlanTier } from '#sdk/generated/model/plan-tier.ts';
import type { Plan } from '#queries/plans.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { CheckList } from '#ui/check-list/check-list.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { CalendarIcon, GiftIcon, SpadeIcon } from '#ui/icons/icons.ts';
import { Card, Grid, Inline, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

export function Benefits() {
  const { i18n } = useLingui();
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>
        <Trans>What you get</Trans>
      </Heading>
      <Grid as="ul" column="medium" gap={6}>
        <Benefit icon={<SpadeIcon />} title={<Trans>Rewards from the room</Trans>}>
          <Trans>You get its deposit bonuses and rakeback.</Trans>
        </Benefit>
        <Benefit icon={<GiftIcon />} title={i18n._(dealLabels.extraRewards)}>
          <Trans>Some deals add an extra or exclusive bonus.</Trans>
        </Benefit>
        <Benefit icon={<CalendarIcon />} title={<Trans>Edge, credited daily</Trans>}>
          <Trans>You see every room’s rake and how we calculate your Edge.</Trans>
        </Benefit>
      </Grid>
    </Stack>
  );
}

interface BenefitProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Benefit({ icon, title, children }: BenefitProps) {
  return (
    <li>
      <Inline gap={4} align="start" isWrapping={false}>
        <IconBadge icon={icon} />
        <Stack gap={1}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{children}</Text>
        </Stack>
      </Inline>
    </li>
  );
}

interface ExtraRewardsProps {
  readonly deals: readonly Pick<Deal, 'extra_rewards_percentage'>[];
}

/** The most that a deal of the country gives, or no number. */
export function ExtraRewards({ deals }: ExtraRewardsProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const highest = highestExtraRewards(deals);
  const percentage = highest === null ? null : formatPercentage(highest, locale);
  return (
    <Badge
      tone="accent"
      icon={<GiftIcon />}
      label={percentage === null ? t`Earn extra rewards` : t`Earn up to ${percentage} extra rewards`}
    />
  );
}

const TIERS: readonly PlanTier[] = ['STARTER', 'PREMIUM', 'ELITE'];

export function PlanContents({ offer }: { readonly offer: ReactNode }) {
  return (
    <Stack as="section" gap={6}>
      <Stack gap={3}>
        <Heading level={2}>
          <Trans>What your Edge buys</Trans>
        </Heading>
        {offer}
      </Stack>
      <Grid as="ul">
        {TIERS.map((tier) => (
          <PlanCard key={tier} tier={tier} />
        ))}
      </Grid>
    </Stack>
  );
}

function PlanCard({ tier }: { readonly tier: PlanTier }) {
  const { i18n } = useLingui();
  const contents = planContents(tier).map((message) => ({
    id: message.id,
    text: i18n._(message),
  }));
  return (
    <Card as="li">
      <Stack gap={4}>
        <Heading level={3}>{i18n._(planTierName[tier])}</Heading>
        <CheckList items={contents} />
      </Stack>
    </Card>
  );
}

export function FirstSubscriptionOffer({ plans }: { readonly plans: readonly Plan[] | undefined }) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const discount = firstSubscriptionDiscount(plans);
  if (discount === null) return null;
  const percentage = formatPercentage(discount, locale);
  return (
    <Inline gap={3}>
      <Badge tone="positive" label={t`${percentage} off your first subscription`} />
      <Text size="small" tone="muted">
        {i18n._(firstSubscriptionRule)}
      </Text>
    </Inline>
  );
}
