import { Trans, useLingui } from '@lingui/react/macro';

import { planTierName } from '#i18n/plan-messages.ts';
import { isElite, subscriptionStatus } from '#domain/subscriptions.ts';
import { useNowAtEnds } from '#hooks/use-now.ts';
import { routes } from '#routes.ts';
import type { Subscription } from '#sdk/generated/model/subscription.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { StarIcon } from '#ui/icons/star-icon.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { RedemptionNote } from './parts/redemption-note.tsx';
import { SubscriptionItem } from './parts/subscription-item.tsx';

/** The player's solver subscriptions, those that run first. */
export function Subscriptions({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const { i18n, t } = useLingui();
  const now = useNowAtEnds(subscriptions.map(({ expiration_date }) => expiration_date));
  const items = subscriptions
    .map((subscription) => ({ subscription, status: subscriptionStatus(subscription, now) }))
    .toSorted((one, other) => Number(one.status === 'ended') - Number(other.status === 'ended'));
  return (
    <SectionCard
      title={t`Subscriptions`}
      description={<Trans>Your access to the poker solver.</Trans>}
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
              <Trans>Redeem Edge to extend it</Trans>
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
    >
      <Trans>Play at a partner room, earn Edge, and redeem it for Starter, Premium or Elite.</Trans>
    </EmptyState>
  );
}
