import { Trans, useLingui } from '@lingui/react/macro';

import { planTierName, statusLabel, statusSentence } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import type { SubscriptionStatus } from '#domain/subscriptions.ts';
import type { Subscription } from '#sdk/generated/model/subscription.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

interface SubscriptionItemProps {
  readonly subscription: Subscription;
  readonly status: SubscriptionStatus;
}

/** Which plan, until when, and what it is paid with. */
export function SubscriptionItem({ subscription, status }: SubscriptionItemProps) {
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
