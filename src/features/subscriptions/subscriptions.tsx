import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { routes } from '../../routes.ts';
import type { Subscription } from '../../sdk/generated/model/subscription.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { StarIcon } from '../../ui/icons/star-icon.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Link } from '../../ui/link/link.tsx';
import { SectionCard } from '../../ui/section-card/section-card.tsx';
import { RedemptionNote } from './parts/redemption-note.tsx';
import { SubscriptionItem } from './parts/subscription-item.tsx';
import { subscriptionStatus } from './subscription-status.ts';

/** The player's solver subscriptions, those that run first. */
export function Subscriptions({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const items = subscriptions
    .map((subscription) => ({ subscription, status: subscriptionStatus(subscription, now) }))
    .toSorted((one, other) => Number(one.status === 'ended') - Number(other.status === 'ended'));
  return (
    <SectionCard title={t`Subscriptions`} description={<Trans>Your access to the poker solver.</Trans>}>
      <RedemptionNote />
      {items.length === 0 ? (
        <NoSubscription />
      ) : (
        <Stack as="ul" gap={3}>
          {items.map((item) => (
            <SubscriptionItem key={item.subscription.id} {...item} />
          ))}
        </Stack>
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
        <Link href={routes.app.href()} variant="standalone">
          {t`See your rewards`}
        </Link>
      }
    >
      <Trans>Play at a partner room, earn Edge, and redeem it for Starter, Premium or Elite.</Trans>
    </EmptyState>
  );
}
