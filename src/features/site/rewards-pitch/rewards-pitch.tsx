import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { highestExtraRewards } from '#domain/deals.ts';
import { firstSubscriptionRule, handAllowance, planContents, planTierName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { firstSubscriptionDiscount } from '#domain/plans.ts';
import { formatDecimal } from '#lib/format-decimal.ts';
import { netRakeHref } from '#routes.ts';
import type { Deal } from '#queries/deals.ts';
import type { PlanTier } from '#sdk/generated/model/plan-tier.ts';
import type { Plan } from '#queries/plans.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { CheckList } from '#ui/check-list/check-list.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { CalendarIcon, CoinsIcon, GiftIcon, SpadeIcon } from '#ui/icons/icons.ts';
import { Card, Grid, Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

export function Benefits() {
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>
        <Trans>What you get</Trans>
      </Heading>
      <Grid as="ul" column="wide" gap={6}>
        <Benefit icon={<SpadeIcon />} title={<Trans>Rewards from the rooms</Trans>}>
          <Trans>You get deposit bonuses and rakeback from the rooms.</Trans>
        </Benefit>
        <Benefit icon={<GiftIcon />} title={<Trans>More rewards from us</Trans>}>
          <Trans>We add extra or exclusive bonus rewards to what a room gives.</Trans>
        </Benefit>
        <Benefit icon={<CoinsIcon />} title={<Trans>We take nothing off</Trans>}>
          <Trans>
            Edge is the <Link href={netRakeHref}>net rake</Link> that the room reports, times the multiplier
            of your deal. We take nothing off it.
          </Trans>
        </Benefit>
        <Benefit icon={<CalendarIcon />} title={<Trans>Credited daily</Trans>}>
          <Trans>Rewards are credited daily, and you see them room by room.</Trans>
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
  const percentage = highest === null ? null : formatDecimal(highest, locale);
  return (
    <Badge
      tone="accent"
      icon={<GiftIcon />}
      label={percentage === null ? t`Earn extra rewards` : t`Earn up to ${percentage}% extra rewards`}
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
        <Text tone="muted">
          <Trans>Redeem Edge for a subscription to the poker solver. It starts within 24 hours.</Trans>
        </Text>
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
  const { locale } = useLanguage();
  const contents = planContents(tier, formatDecimal(handAllowance[tier], locale)).map((message) => ({
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
