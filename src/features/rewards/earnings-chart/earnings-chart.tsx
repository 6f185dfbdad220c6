import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { useLanguage } from '#i18n/use-language.ts';
import { formatLongMoment } from '#lib/dates.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { LoadError } from '#loading/load-error.tsx';
import { QueryContent } from '#loading/query-content.tsx';
import { StaleNotice } from '#loading/stale-notice.tsx';
import { monthlyEarningsQuery } from '#queries/earnings.ts';
import { routes } from '#routes.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CoinsIcon } from '#ui/icons/icons.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { FoldingCard } from '#ui/phone-fold/phone-fold.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ChartCard } from './chart-card.tsx';
import { useDailyEdge, useEarnedByRooms } from './use-daily-edge.ts';
import { isNothing, type ViewProps } from './edge-days.ts';
import { ViewChoice } from './view-choice.tsx';

const MonthsCard = lazyNamed(async () => (await import('./months-card.tsx')).MonthsCard, {
  fallback: <Skeleton shape="block" height="chart" />,
});

/**
 * Edge per day, or its running total compared with last month, also as text and as a table. Earlier data stays when a
 * refetch fails (scenario 43). This month is shown without last month if that one does not load.
 */
export function EarningsChart(props: ViewProps) {
  const { t } = useLingui();
  const isByMonth = props.view === 'months';
  return (
    <FoldingCard title={isByMonth ? t`Edge by month` : t`Edge by day`}>
      {isByMonth ? <Months {...props} /> : <Days {...props} />}
    </FoldingCard>
  );
}

function Months(props: ViewProps) {
  const { t } = useLingui();
  const query = useQuery(monthlyEarningsQuery());
  return (
    <QueryContent
      query={query}
      failed={t`We couldn’t load your earnings.`}
      loading={t`Loading your earnings`}
      placeholder={<ChartPlaceholder />}
      reassurance={<Trans>Your Edge is safe.</Trans>}
    >
      {({ months }) =>
        isNothing(months) ? <NoEdgeYet {...props} /> : <MonthsCard {...props} months={months} />
      }
    </QueryContent>
  );
}

function Days(props: ViewProps) {
  const { t } = useLingui();
  const { thisMonth, lastMonth } = useDailyEdge();
  const { locale } = useLanguage();
  const loading = t`Loading your earnings`;
  const { data } = thisMonth;
  const earned = useEarnedByRooms(data?.period.start);
  if (data === undefined && thisMonth.isError) {
    return (
      <LoadError
        level={3}
        isAnnounced
        title={t`We couldn’t load your earnings.`}
        error={thisMonth.error}
        pendingLabel={loading}
        isPending={thisMonth.isFetching}
        onRetry={() => void thisMonth.refetch()}
      >
        <Trans>Your Edge is safe.</Trans>
      </LoadError>
    );
  }
  // Wait for both, because a second change of the height would move the content below. Do not wait for a retry.
  if (data === undefined || (lastMonth.isPending && lastMonth.failureCount === 0)) {
    return <ChartSkeleton label={loading} />;
  }
  const before = lastMonth.data?.days ?? null;
  if (before !== null && isNothing([...data.days, ...before])) return <NoEdgeYet {...props} />;
  const moment = formatLongMoment(new Date(thisMonth.dataUpdatedAt).toISOString(), locale);
  const stale = [thisMonth, lastMonth].filter(({ isError }) => isError);
  return (
    <>
      <StaleNotice
        error={stale[0]?.error ?? null}
        pendingLabel={loading}
        isPending={stale.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const { refetch } of stale) void refetch();
        }}
      >
        {before === null && stale.length > 0 && (
          <Trans>We couldn’t load last month, so there’s nothing to compare with.</Trans>
        )}
        {before !== null && stale.length > 0 && (
          <Trans>
            We couldn’t update these figures. They’re from <bdi>{moment}</bdi>.
          </Trans>
        )}
      </StaleNotice>
      <ChartCard
        {...props}
        period={data.period}
        days={data.days}
        reportedUntil={data.reported_until}
        earned={earned}
        before={before}
      />
    </>
  );
}

function ChartSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <ChartPlaceholder />
    </SkeletonGroup>
  );
}

function ChartPlaceholder() {
  return (
    <Stack gap={5}>
      <Skeleton shape="block" height="row" />
      <Skeleton shape="block" height="chart" />
    </Stack>
  );
}

/** With the other views: a player who comes back after months has Edge in one of them. */
function NoEdgeYet(view: ViewProps) {
  return (
    <Stack gap={5}>
      <ViewChoice {...view} />
      <NoEdge />
    </Stack>
  );
}

function NoEdge() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<CoinsIcon />}
      level={3}
      title={t`No Edge yet`}
      action={
        <Link href={routes.deals.href()} variant="standalone">
          {t`See the deals`}
        </Link>
      }
    >
      <Trans>Join a room through a deal. Your Edge shows here once the room reports your play.</Trans>
    </EmptyState>
  );
}
