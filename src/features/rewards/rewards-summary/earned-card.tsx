import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { addsUp, totalsOf } from '#domain/earnings-columns.ts';
import { NO_REDEMPTION, PENDING_REDEMPTION, planName, redemptionStatus } from '#i18n/plan-messages.ts';
import { SupportNotice } from '#features/rewards/support-notice/support-notice.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongMoment, formatMonth, formatUtcDay } from '#lib/dates.ts';
import { compareDecimals, subtractDecimals } from '#lib/decimal.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { QueryContent } from '#loading/query-content.tsx';
import { earningsQuery, type Earnings } from '#queries/earnings.ts';
import { redemptionsQuery, redemptionStatusQuery, type RedemptionStatus } from '#queries/redemptions.ts';
import { Button } from '#ui/button/button.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { Text } from '#ui/text/text.tsx';

export function EarnedCard() {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Earned This Month`}>
      <QueryContent
        query={useQuery(earningsQuery('this_month'))}
        failed={t`We couldn’t load your earnings.`}
        loading={t`Loading your earnings`}
        placeholder={
          <Stack gap={5}>
            <StatFigure
              size="large"
              label=""
              figure={{ state: 'loading', label: t`Loading your earnings` }}
            />
            <Skeleton shape="block" height="chart" />
          </Stack>
        }
      >
        {(month) => <EarnedMonth month={month} />}
      </QueryContent>
    </SectionCard>
  );
}

function EarnedMonth({ month }: { readonly month: Earnings }) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const { edge_earned: earned, edge_credited: credited } = totalsOf(month.rows);
  const notCredited = subtractDecimals(earned, credited);
  const moment = month.last_updated === null ? null : formatLongMoment(month.last_updated, locale);
  const creditedAt = newestCreditOf(month);
  const day = creditedAt === null ? null : formatUtcDay(creditedAt, locale);
  return (
    <>
      <StatFigure
        size="large"
        label={formatMonth(month.period.start, locale)}
        figure={{ state: 'known', value: formatEdge(earned, locale), unit: t`Edge` }}
      />
      {compareDecimals(earned, '0') < 0 && (
        <Text size="small" tone="muted">
          <Trans>Your rooms’ corrections were larger than what you earned this month.</Trans>
        </Text>
      )}
      {!addsUp(month) && (
        <SupportNotice>
          <Trans>The total we received doesn’t match your rooms. We show the sum of your rooms.</Trans>
        </SupportNotice>
      )}
      <Facts
        facts={[
          {
            term: t`Not credited yet`,
            details: (
              <AmountAndDate
                amount={notCredited}
                date={
                  moment === null ? (
                    <Trans>No reports from your rooms yet.</Trans>
                  ) : (
                    <Trans>
                      As of <bdi>{moment}</bdi>
                    </Trans>
                  )
                }
              />
            ),
          },
          {
            term: t`Credited`,
            details: (
              <AmountAndDate
                amount={credited}
                date={day === null ? t`Nothing credited yet` : t`Last credited on ${day}`}
              />
            ),
          },
          { term: i18n._(PENDING_REDEMPTION), details: <PendingRedemption /> },
        ]}
      />
    </>
  );
}

/** RFC 3339; null when nothing was credited. */
function newestCreditOf({ rows }: Earnings): string | null {
  const credits = rows.flatMap(({ credited_at }) => credited_at ?? []);
  return credits.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? null;
}

/** The Edge that is neither in the balance nor a plan yet. */
function PendingRedemption() {
  const { t, i18n } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(redemptionStatusQuery());
  if (data === undefined && !isError) {
    return (
      <SkeletonGroup label={t`Loading your redemptions`}>
        <Skeleton width="medium" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {data?.status === 'pending' && <Pending status={data} />}
      {data?.status === 'unknown' && i18n._(redemptionStatus.unknown)}
      {data !== undefined && data.status !== 'pending' && data.status !== 'unknown' && i18n._(NO_REDEMPTION)}
      {isError && (
        <>
          <Text as="span" size="small" tone="muted">
            {data === undefined ? t`We couldn’t load this.` : t`This may be out of date.`}
          </Text>
          <Button variant="secondary" size="small" isPending={isFetching} onPress={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </>
  );
}

function Pending({ status }: { readonly status: RedemptionStatus }) {
  const { reference, requested_at } = status;
  const { i18n } = useLingui();
  const { locale } = useLanguage();
  const { data: redemptions = [] } = useQuery(redemptionsQuery());
  const amount = redemptions.find((redemption) => redemption.reference === reference)?.edge_amount;
  const plan = status.plan === null ? '' : planName(status.plan, i18n);
  const day = requested_at === null ? '' : formatUtcDay(requested_at, locale);
  const text = (
    <>
      <bdi>{plan}</bdi> · <bdi>{day}</bdi>
    </>
  );
  return amount === undefined ? text : <AmountAndDate amount={amount} date={text} />;
}

interface AmountAndDateProps {
  /** A decimal string. */
  readonly amount: string;
  readonly date: ReactNode;
}

function AmountAndDate({ date, ...props }: AmountAndDateProps) {
  const { locale } = useLanguage();
  const amount = formatEdge(props.amount, locale);
  return (
    <>
      <Text as="span" weight="medium">
        <Trans>{amount} Edge</Trans>
      </Text>
      <Text as="span" size="small" tone="muted">
        {date}
      </Text>
    </>
  );
}
