import { plural } from '@lingui/core/macro';
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
import { Card, Grid, Inline, Stack } from '#ui/layout/layout.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { plansQuery } from '#queries/plans.ts';
import { routes } from '#routes.ts';
import { Link } from '#ui/link/link.tsx';
import { GoalBar } from '#ui/progress-bar/progress-bar.tsx';
import { type Pace, paceOf, shareOf, waitFor } from './pace.ts';
import { waitMessage } from './plan-pace.messages.ts';

interface PlanPaceProps {
  /** A decimal string, as the server sent it. */
  readonly balance: string;
}

export function PlanPace({ balance }: PlanPaceProps) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Progress to your next plan`} description={<Trans>One month of each plan.</Trans>}>
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
        title={t`We couldn’t load this.`}
        error={error}
        pendingLabel={t`Loading the plans`}
        isPending={isFetching}
        onRetry={() => void refetch()}
      >
        <Trans>Your Edge is safe.</Trans>
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
      <Grid as="ul" gap={4} align="start">
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
  const amount = formatEdge(goal.price, locale);
  return (
    <Card as="li" surface="sunken" padding="small">
      <Stack gap={2}>
        <GoalBar
          label={tier}
          value={shareOf(balance, goal.price)}
          valueText={isReached ? t`${amount} Edge` : t`${there} of ${amount} Edge`}
        />
        {isReached ? (
          <div>
            <Link href={routes.redeem.href()} variant="standalone">
              <Trans>Redeem {tier}</Trans>
            </Link>
          </div>
        ) : (
          <Inline justify="between" gap={2}>
            <ToGo missing={missing} />
            {pace?.kind === 'known' && (
              <Text as="span" size="small" tone="muted">
                {i18n._(waitMessage(waitFor(missing, pace), locale))}
              </Text>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/** @param missing a decimal string */
function ToGo({ missing }: { readonly missing: string }) {
  const { locale } = useLanguage();
  const amount = formatEdge(missing, locale);
  return (
    <Text as="span" weight="semibold" tone="strong">
      <Trans>{amount} Edge to go</Trans>
    </Text>
  );
}

function PaceNote({ query }: { readonly query: QueryState<Pace> }) {
  const { t } = useLingui();
  const { data: pace, isError, error, isFetching, refetch } = query;
  return (
    <>
      <StaleNotice
        error={error}
        pendingLabel={t`Loading your earnings`}
        isPending={isFetching}
        onRetry={refetch}
      >
        {isError && <Trans>We couldn’t load your pace, so these times may be missing or old.</Trans>}
      </StaleNotice>
      {pace !== undefined && (
        <Text as="div" size="small" tone="muted">
          <Explained pace={pace} />
        </Text>
      )}
    </>
  );
}

function Explained({ pace }: { readonly pace: Pace }) {
  const { t } = useLingui();
  if (pace.kind === 'tooFewDays')
    return <Trans>After seven days of play, we’ll estimate how long each plan takes.</Trans>;
  const { days } = pace;
  if (pace.kind === 'noGain') {
    return t`Corrections took back what you earned in the last ${plural(days, { one: '# day', other: '# days' })}, so we can’t estimate how long each plan takes.`;
  }
  return t`Estimates, not promises: based on your fastest and slowest weeks in the last ${plural(days, { one: '# day', other: '# days' })}, including days you didn’t play.`;
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
