import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { pendingPlan, planTierName, statusLabel, statusSentence } from '#i18n/plan-messages.ts';
import { isElite, subscriptionStatus, type SubscriptionStatus } from '#domain/subscriptions.ts';
import { useNowAtEnds } from '#hooks/use-now.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { redemptionStatusQuery } from '#queries/redemptions.ts';
import { routes } from '#routes.ts';
import type { Subscription } from '#queries/account.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { StarIcon } from '#ui/icons/icons.ts';
import { Card, Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';

/** The player's solver subscriptions, running ones first. */
export function Subscriptions({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const { i18n, t } = useLingui();
  const now = useNowAtEnds(subscriptions.map(({ expiration_date }) => expiration_date));
  const items = subscriptions
    .map((subscription) => ({ subscription, status: subscriptionStatus(subscription, now) }))
    .toSorted((one, other) => Number(one.status === 'ended') - Number(other.status === 'ended'));
  return (
    <SectionCard
      title={t`Subscriptions`}

      action={
        isElite(subscriptions, now) && (
          <Badge tone="accent" icon={<StarIcon />} label={i18n._(planTierName.ELITE)} />
        )
      }
    >
      <RedemptionNote />
      {items.length === 0 ? (
        <NoSubscription />
      ) : (
        <>
          <Stack as="ul" gap={3}>
            {items.map((item) => (
              <SubscriptionItem key={item.subscription.id} {...item} />
            ))}
          </Stack>
          <div>
            <Link href={routes.redeem.href()} variant="standalone">
              <Trans>Redeem Edge</Trans>
            </Link>
          </div>
        </>
      )}
    </SectionCard>
  );
}

function NoSubscription() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      icon={<StarIcon />}
      title={t`No subscription yet`}
      action={
        <Link href={routes.redeem.href()} variant="standalone">
          {t`Redeem Edge`}
        </Link>
      }
    />
  );
}

interface SubscriptionItemProps {
  readonly subscription: Subscription;
  readonly status: SubscriptionStatus;
}

function SubscriptionItem({ subscription, status }: SubscriptionItemProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { plan, expiration_date } = subscription;
  const day = formatUtcDay(endDay(expiration_date), locale);
  return (
    <Card as="li" surface="sunken" padding="small">
      <Stack gap={2}>
        <Inline justify="between">
          <Heading level={3}>{i18n._(planTierName[plan.tier])}</Heading>
          <Badge label={i18n._(statusLabel[status])} tone={TONES[status]} />
        </Inline>
        <Text>{i18n._(statusSentence(status, day))}</Text>
        <PaidWith subscription={subscription} />
      </Stack>
    </Card>
  );
}

const TONES = {
  renews: 'positive',
  endsUnlessExtended: 'positive',
  cancelled: 'caution',
  ended: 'neutral',
} as const satisfies Record<SubscriptionStatus, string>;

function PaidWith({
  subscription: { latest_payment_method, price },
}: Pick<SubscriptionItemProps, 'subscription'>) {
  const method = latest_payment_method ?? '';
  if (method === '' && price.currency !== 'EDGE') return null;
  return (
    <Text size="small" tone="muted">
      {method === '' ? (
        <Trans>Paid with Edge</Trans>
      ) : (
        <Trans>
          Paid with <bdi>{method}</bdi>
        </Trans>
      )}
    </Text>
  );
}

/** A subscription whose redemption is still running. */
function RedemptionNote() {
  const { i18n } = useLingui();
  const { data, isError } = useQuery(redemptionStatusQuery());
  const pending = data?.status === 'pending' ? data.plan : null;
  return (
    <Notice intent={isError ? 'caution' : 'info'}>
      {pending !== null && i18n._(pendingPlan(i18n._(planTierName[pending.tier])))}
      {data === undefined && isError && <Trans>We couldn’t load your redemptions.</Trans>}
    </Notice>
  );
}
