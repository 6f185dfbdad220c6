import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { NO_PLANS } from '#i18n/plan-messages.ts';
import { LoadError } from '#loading/load-error.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx';
import { Text } from '#ui/text/text.tsx';
import { monthlyTiers } from '#domain/plan-prices.ts';
import { Goal } from './parts/goal.tsx';
import { PaceNote } from './parts/pace-note.tsx';
import { plansQuery } from '#queries/plans.ts';
import { usePace } from './plan-pace.queries.ts';

interface PlanPaceProps {
  /** A decimal string, as the server sent it. */
  readonly balance: string;
}

/** How far and how long to each plan, at the player's own pace. */
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
  const reading = usePace();
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
          <Goal key={goal.id} goal={goal} balance={balance} pace={reading.pace} />
        ))}
      </Grid>
      <PaceNote reading={reading} />
    </>
  );
}
