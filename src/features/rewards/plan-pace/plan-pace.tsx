import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { type EdgePlan, monthlyTiers } from '#domain/plans.ts';
import { NO_PLANS, planTierName } from '#i18n/plan-messages.ts';
import { useDailyEdge } from '#features/rewards/earnings-chart/use-daily-edge.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { compareDecimals, subtractDecimals } from '#lib/decimal.ts';
import { formatEdge } from '#lib/format-decimal.ts';
import { LoadError } from '#loading/load-error.tsx';
import { combineQueries, type QueryState } from '#loading/query-state.ts';
import { StaleNotice } from '#loading/stale-notice.tsx';
import type { DailyEarnings } from '#queries/earnings.ts';
import { Grid, Card, Stack } from '#ui/layout/layout.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { plansQuery } from '#queries/plans.ts';
import { routes } from '#routes.ts';
import { Link } from '#ui/link/link.tsx';
import { GoalBar } from '#ui/progress-bar/progress-bar.tsx';
import { StatFigure } from '#ui/stat-figure/stat-figure.tsx';
import { type Pace, paceOf, shareOf, waitFor } from './pace.ts';
import { waitMessage } from './plan-pace.messages.ts';

interface PlanPaceProps {
  /** A decimal string, as the server sent it. */
  readonly balance: string;
}

export function PlanPace({ balance }: PlanPaceProps) {
  const { t } = useLingui();
  return (
    <SectionCard
      title={t`Your way to a plan`}
      description={
        <Trans>
          What a month of each plan costs in Edge. How long it takes is an estimate, not a promise.
        </Trans>
      }
    >
      <Goals balance={balance} />
    </SectionCard>
  );
}

function Goals({ balance }: PlanPaceProps) {
  const { i18n, t } = useLingui();
  const { data, isError, error, isFetching, refetch } = useQuery(plansQuery());
  const paceQuery = usePace();
  const goals = useMemo(() => monthlyTiers(data ?? []), [data]);
  if (data === undefined && isError) {
    return (
      <LoadError
        level={3}
        title={t`The plans did not load.`}
        error={error}
        pendingLabel={t`Loading the plans`}
        isPending={isFetching}
        onRetry={() => void refetch()}
      >
        <Trans>Your balance has not changed.</Trans>
      </LoadError>
    );
  }
  if (data === undefined) {
    return (
      <SkeletonGroup label={t`Loading the plans`}>
        <Skeleton shape="block" height="card" />
      </SkeletonGroup>
    );
  }
  if (goals.length === 0) {
    return <Text tone="muted">{i18n._(NO_PLANS)}</Text>;
  }
  return (
    <>
      <Grid as="ul" gap={5}>
        {goals.map((goal) => (
          <Goal key={goal.id} goal={goal} balance={balance} pace={paceQuery.data} />
        ))}
      </Grid>
      <PaceNote query={paceQuery} />
    </>
  );
}

interface GoalProps {
  readonly goal: EdgePlan;
  /** A decimal string. */
  readonly balance: string;
  /** Undefined while it is not known. */
  readonly pace: Pace | undefined;
}

function Goal({ goal, balance, pace }: GoalProps) {
  const { i18n, t } = useLingui();
  const { locale } = useLanguage();
  const tier = i18n._(planTierName[goal.tier]);
  const missing = subtractDecimals(goal.price, balance);
  const isReached = compareDecimals(missing, '0') <= 0;
  const there = formatEdge(balance, locale);
  const price = formatEdge(goal.price, locale);
  return (
    <Card as="li" surface="sunken">
      <Stack gap={4}>
        <StatFigure
          label={tier}
          figure={
            isReached
              ? { state: 'known', value: t`Enough Edge` }
              : { state: 'known', value: formatEdge(missing, locale), unit: t`Edge missing` }
          }
        />
        <GoalBar
          label={t`Edge to ${tier}`}
          value={shareOf(balance, goal.price)}
          valueText={isReached ? t`${price} Edge` : t`${there} of ${price} Edge`}
        />
        {isReached && (
          <div>
            <Link href={routes.redeem.href()} variant="standalone">
              <Trans>Redeem {tier}</Trans>
            </Link>
          </div>
        )}
        {!isReached && pace?.kind === 'known' && (
          <Text size="small" tone="muted">
            {i18n._(waitMessage(waitFor(missing, pace), pace.days))}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function PaceNote({ query }: { readonly query: QueryState<Pace> }) {
  const { t } = useLingui();
  const { data: pace, isError, error, isFetching, refetch } = query;
  return (
    <>
      <StaleNotice error={error} pendingLabel={t`Reading your pace`} isPending={isFetching} onRetry={refetch}>
        {isError && (
          <Trans>Your pace could not be read, so that how long it takes may be missing or old.</Trans>
        )}
      </StaleNotice>
      {pace !== undefined && (
        <Text size="small" tone="muted">
          <Explained pace={pace} />
        </Text>
      )}
    </>
  );
}

function Explained({ pace }: { readonly pace: Pace }) {
  const { kind } = pace;
  if (kind === 'tooFewDays') return <Trans>After seven days of play we can estimate this.</Trans>;
  if (kind === 'noGain') {
    const { days } = pace;
    return (
      <Trans>
        In the last {days} days corrections took as much Edge as you earned, or more, so we do not estimate
        how long it takes.
      </Trans>
    );
  }
  return <Trans>Counted from your faster weeks to your slower ones. Days without play count too.</Trans>;
}

/** The pace over this month and the last one, by the server's calendar. `data` is undefined while it is not known. */
function usePace(): QueryState<Pace> {
  const { thisMonth, lastMonth } = useDailyEdge();
  const { data, ...query } = combineQueries(lastMonth, thisMonth);
  return { ...query, data: data && paceOver(...data) };
}

function paceOver(lastMonth: DailyEarnings, thisMonth: DailyEarnings): Pace {
  return paceOf([...lastMonth.days, ...thisMonth.days], thisMonth.reported_until ?? lastMonth.reported_until);
}
