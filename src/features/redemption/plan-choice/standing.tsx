import { Trans, useLingui } from '@lingui/react/macro';

import { pendingPlan, planTierName, statusSentence } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { isElite, isRunning, subscriptionStatus } from '#domain/subscriptions.ts';
import { routes } from '#routes.ts';
import type { Subscription } from '#queries/account.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { StarIcon } from '#ui/icons/icons.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';

import { Text } from '#ui/text/text.tsx';

interface StandingProps {
  /** A decimal string. */
  readonly balance: string;
  readonly subscriptions: readonly Subscription[];
  /** The plan of the pending redemption; null without one. */
  readonly pending: Subscription['plan']['tier'] | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The balance and the running subscriptions. */
export function Standing({ balance, subscriptions, pending, now }: StandingProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const running = subscriptions.filter((subscription) => isRunning(subscription, now));
  return (
    <Grid column="wide" gap={4}>
      <SectionCard title={t`Your balance`}>
        <Text size="figure" tone="strong">
          {formatEdge(balance, locale)}{' '}
          <Text as="span" size="lead" tone="muted" weight="medium">
            {t`Edge`}
          </Text>
        </Text>
        <div>
          <Link href={routes.edgeHistory.href()} variant="standalone">
            <Trans>See how we calculated it</Trans>
          </Link>
        </div>
      </SectionCard>
      <SectionCard
        title={t`Your subscription`}
        action={
          isElite(subscriptions, now) && (
            <Badge tone="accent" icon={<StarIcon />} label={i18n._(planTierName.ELITE)} />
          )
        }
      >
        {running.length === 0 ? (
          <NoneRunning pending={pending} />
        ) : (
          <Stack as="ul" gap={3}>
            {running.map((subscription) => (
              <Running key={subscription.id} subscription={subscription} now={now} />
            ))}
          </Stack>
        )}
      </SectionCard>
    </Grid>
  );
}

function NoneRunning({ pending }: Pick<StandingProps, 'pending'>) {
  const { i18n } = useLingui();
  return (
    <Text tone="muted">
      {pending === null ? (
        <Trans>You don’t have a plan yet. Choose one below.</Trans>
      ) : (
        i18n._(pendingPlan(i18n._(planTierName[pending])))
      )}
    </Text>
  );
}

function Running({ subscription, now }: { readonly subscription: Subscription; readonly now: number }) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const day = formatUtcDay(endDay(subscription.expiration_date), locale);
  return (
    <li>
      <Text size="lead" tone="strong" weight="semibold">
        {i18n._(planTierName[subscription.plan.tier])}
      </Text>
      <Text>{i18n._(statusSentence(subscriptionStatus(subscription, now), day))}</Text>
    </li>
  );
}
