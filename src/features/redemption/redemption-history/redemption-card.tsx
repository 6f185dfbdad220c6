import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { planName, redemptionStatus, statusSentence } from '#i18n/plan-messages.ts';
import { timeLeftMessage } from '#i18n/time-left.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatLongMoment, formatUtcDay } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { timeLeft } from '#lib/time-left.ts';
import { routes } from '#routes.ts';
import type { Redemption } from '#queries/redemptions.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { CardFoot, CardListItem } from '#ui/card-list/card-list.tsx';

import { Heading } from '#ui/heading/heading.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { Reference } from '#features/redemption/reference/reference.tsx';

const PROMISED_MS = 24 * 60 * 60 * 1000;

/** When a redemption should be done, RFC 3339: within 24 hours (specification, section 9). */
export function expectedBy({ requested_at }: { readonly requested_at: string }): string {
  return new Date(Date.parse(requested_at) + PROMISED_MS).toISOString();
}

export interface RedemptionCardProps {
  readonly redemption: Redemption;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Help with an overdue redemption. */
  readonly help: (redemption: Redemption) => ReactNode;
}

const TONES = { pending: 'info', completed: 'positive', failed: 'critical', unknown: 'neutral' } as const;

export function RedemptionCard({ redemption, now, help }: RedemptionCardProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { plan, status, edge_amount, email, reference } = redemption;
  const amount = formatEdge(edge_amount, locale);
  const requested = formatLongMoment(redemption.requested_at, locale);
  return (
    <CardListItem>
      <Stack gap={1}>
        <Inline justify="between" align="start">
          <Heading level={3}>{planName(plan, i18n)}</Heading>
          <Badge label={i18n._(redemptionStatus[status])} tone={TONES[status]} />
        </Inline>
        <Text tone="strong" weight="medium">
          <Trans>{amount} Edge</Trans>
        </Text>
        <Text size="small" tone="muted">
          <Trans>
            Requested <bdi>{requested}</bdi> for <bdi>{email}</bdi>
          </Trans>
        </Text>
      </Stack>
      <Progress redemption={redemption} now={now} help={help} />
      <CardFoot>
        <Inline gap={3}>
          <Text as="span" size="small" tone="muted">
            <Trans>Reference</Trans>
          </Text>
          <Reference reference={reference} />
        </Inline>
      </CardFoot>
    </CardListItem>
  );
}

function Progress(props: RedemptionCardProps) {
  switch (props.redemption.status) {
    case 'pending':
      return <Pending {...props} />;
    case 'completed':
      return <Completed {...props} />;
    case 'failed':
      return <Failed {...props} />;
    case 'unknown':
      return <Unknown {...props} />;
  }
}

function Pending({ redemption, now, help }: RedemptionCardProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const dueAt = expectedBy(redemption);
  const due = formatLongMoment(dueAt, locale);
  const left = timeLeft(dueAt, now);
  if (left !== null) {
    return (
      <Stack gap={1}>
        <Text>
          <Trans>
            Expected by <bdi>{due}</bdi>.
          </Trans>
        </Text>
        <Text>{i18n._(timeLeftMessage(left))}</Text>
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      <Text>
        <Trans>This is taking longer than 24 hours. Write to us and we’ll look into it.</Trans>
      </Text>
      {help(redemption)}
    </Stack>
  );
}

function Unknown({ redemption, help }: RedemptionCardProps) {
  return (
    <Stack gap={3}>
      <Text>
        <Trans>We don’t know the status of this redemption. Reload the page or write to us.</Trans>
      </Text>
      {help(redemption)}
    </Stack>
  );
}

function Completed({ redemption: { active_until }, now }: RedemptionCardProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  if (active_until === null) return null;
  const end = formatUtcDay(endDay(active_until), locale);
  return (
    <Text>
      {Date.parse(active_until) > now ? (
        <Trans>Active until {end}.</Trans>
      ) : (
        i18n._(statusSentence('ended', end))
      )}
    </Text>
  );
}

function Failed({ redemption: { reason, edge_amount } }: RedemptionCardProps) {
  const { locale } = useLanguage();
  const edge = formatEdge(edge_amount, locale);
  return (
    <Stack gap={1}>
      <Text weight="medium">
        <Trans>{edge} Edge is back in your balance.</Trans>
      </Text>
      {reason !== null && (
        <Text>
          <Trans>
            Reason: <bdi>{reason}</bdi>
          </Trans>
        </Text>
      )}
      <Text size="small" tone="muted">
        <Trans>
          Fix the email and redeem again, or <Link href={routes.support.href()}>contact support</Link> with
          the reference.
        </Trans>
      </Text>
    </Stack>
  );
}
