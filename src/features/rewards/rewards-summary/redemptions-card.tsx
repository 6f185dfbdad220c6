import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { useNow } from '#hooks/use-now.ts';
import { planName, NO_REDEMPTIONS, redemptionStatus } from '#i18n/plan-messages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { endDay, formatUtcDay } from '#lib/dates.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { redemptionsQuery, type Redemption } from '#queries/redemptions.ts';
import { routes } from '#routes.ts';
import { useIsWide } from '#ui/data-grid/use-is-wide.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';

/** On a phone only the newest shows. */
const MOST_SHOWN = 3;

export function RedemptionsCard() {
  const { t } = useLingui();
  const query = useQuery(redemptionsQuery());
  const now = useNow(endsOf(query.data), query.dataUpdatedAt);
  return (
    <SectionCard title={t`Last Edge Redemptions`}>
      <QueryContent
        query={query}
        failed={t`We couldn’t load this.`}
        loading={t`Loading your redemptions`}
        placeholder={<Skeleton shape="block" height="card" />}
      >
        {(redemptions) =>
          redemptions.length === 0 ? <NoRedemptions /> : <Newest redemptions={redemptions} now={now} />
        }
      </QueryContent>
    </SectionCard>
  );
}

interface NewestProps {
  readonly redemptions: readonly Redemption[];
  readonly now: number;
}

function Newest({ redemptions, now }: NewestProps) {
  const count = useIsWide() ? MOST_SHOWN : 1;
  return (
    <>
      <Stack as="ul" gap={4}>
        {redemptions.slice(0, count).map((redemption) => (
          <RedemptionItem key={redemption.id} redemption={redemption} now={now} />
        ))}
      </Stack>
      <div>
        <Link href={routes.redeem.href()} variant="standalone">
          <Trans>See all redemptions</Trans>
        </Link>
      </div>
    </>
  );
}

function NoRedemptions() {
  const { i18n } = useLingui();
  return (
    <Stack gap={1}>
      <Text tone="strong" weight="medium">
        {i18n._(NO_REDEMPTIONS)}
      </Text>
      <Text size="small" tone="muted">
        <Trans>Redeem Edge for a plan and follow it here.</Trans>
      </Text>
    </Stack>
  );
}

function endsOf(redemptions: readonly Redemption[] = []): string[] {
  return redemptions.flatMap(({ active_until }) => active_until ?? []);
}

const TONES = { pending: 'info', completed: 'positive', failed: 'critical', unknown: 'neutral' } as const;

interface RedemptionItemProps {
  readonly redemption: Redemption;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function RedemptionItem({ redemption, now }: RedemptionItemProps) {
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { status, edge_amount, requested_at } = redemption;
  const amount = formatEdge(edge_amount, locale);
  const plan = planName(redemption.plan, i18n);
  const day = formatUtcDay(requested_at, locale);
  return (
    <li>
      <Stack gap={1}>
        <Inline justify="between">
          <Text size="lead" tone="strong" weight="semibold">
            <Trans>{amount} Edge</Trans>
          </Text>
          <Badge label={i18n._(redemptionStatus[status])} tone={TONES[status]} />
        </Inline>
        <Text size="small" tone="muted">
          <bdi>{plan}</bdi> · <bdi>{day}</bdi>
        </Text>
        <Outcome redemption={redemption} now={now} />
      </Stack>
    </li>
  );
}

function Outcome({ redemption: { status, reason, active_until }, now }: RedemptionItemProps) {
  const { locale } = useLanguage();
  if (status === 'failed') {
    return (
      <>
        <Text size="small">
          <Trans>Your Edge is back in your balance.</Trans>
        </Text>
        {reason !== null && (
          <Text size="small">
            <Trans>
              Reason: <bdi>{reason}</bdi>
            </Trans>
          </Text>
        )}
      </>
    );
  }
  if (active_until === null || Date.parse(active_until) <= now) return null;
  const end = formatUtcDay(endDay(active_until), locale);
  return (
    <Text size="small" tone="muted">
      <Trans>Your subscription runs until {end}.</Trans>
    </Text>
  );
}
