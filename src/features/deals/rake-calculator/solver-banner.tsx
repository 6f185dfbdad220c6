import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';

import { planName } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatEdge, formatEdgePerDollar, formatMoney } from '#lib/format-decimal.ts';
import { highestMultiplier } from '#domain/deals.ts';
import { type EdgePlan, cheapestPlan } from '#domain/plans.ts';
import { leastRakeFor } from '#lib/rake-estimate.ts';
import { plansQuery } from '#queries/plans.ts';
import { netRakeHref } from '#routes.ts';
import type { Deal } from '#queries/deals.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { GiftIcon } from '#ui/icons/icons.ts';
import { Card, Inline, Show, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

export type BannerDeal = Pick<Deal, 'edge_multiplier' | 'title' | 'room'>;

interface SolverBannerProps {
  /** The best of them sets the least rake. */
  readonly deals: readonly BannerDeal[];
}

/** The rake for the cheapest plan at the best deal. Renders nothing while that is not known. */
export function SolverBanner({ deals }: SolverBannerProps) {
  const { data, isPending } = useQuery(plansQuery());
  const deal = highestMultiplier(deals);
  if (deal === null) return null;
  if (isPending) return <BannerSkeleton />;
  const plan = cheapestPlan(data ?? []);
  const rake = plan === null ? null : leastRakeFor(plan.price, deal.edge_multiplier);
  if (plan === null || rake === null) return null;
  return <Banner deal={deal} plan={plan} rake={rake} />;
}

interface BannerProps {
  readonly deal: BannerDeal;
  readonly plan: EdgePlan;
  /** Whole dollars. */
  readonly rake: bigint;
}

function Banner({ deal, plan, rake }: BannerProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const sum = formatMoney(String(rake), 'USD', locale);
  const name = planName(plan, i18n);
  const price = formatEdge(plan.price, locale);
  const edge = formatEdgePerDollar(deal.edge_multiplier, locale);
  const { title } = deal;
  const room = deal.room.name;
  return (
    <Card as="section">
      <Inline gap={4} align="start" isWrapping={false}>
        <IconBadge icon={<GiftIcon />} />
        <Stack gap={2}>
          <Heading level={2} size="small">
            <Trans>Get the solver free after raking {sum}</Trans>
          </Heading>
          <Text size="small" tone="muted">
            <Trans>
              {name}: {price} Edge. “<bdi>{title}</bdi>” at <bdi>{room}</bdi> gives {edge} Edge per dollar of{' '}
              <Link href={netRakeHref}>net rake</Link>, which can be less than the rake you pay.
            </Trans>
          </Text>
        </Stack>
      </Inline>
    </Card>
  );
}

/** As high as the banner, so that the list below does not jump. */
function BannerSkeleton() {
  const { t } = useLingui();
  return (
    <Card>
      <SkeletonGroup label={t`Loading`}>
        <Inline gap={4} align="start" isWrapping={false}>
          <Skeleton shape="circle" />
          <Stack gap={2}>
            <div>
              <Skeleton width="long" />
              <Show below="sm">
                <Skeleton width="short" />
              </Show>
            </div>
            <Text size="small" as="div">
              <Skeleton />
              <Skeleton width="medium" />
              <Show below="sm">
                <Skeleton />
                <Skeleton />
                <Skeleton width="medium" />
              </Show>
            </Text>
          </Stack>
        </Inline>
      </SkeletonGroup>
    </Card>
  );
}
