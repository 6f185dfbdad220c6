import { Trans } from '@lingui/react/macro';

import { EarningsChart } from '#features/rewards/earnings-chart/earnings-chart.tsx';
import { EarningsTable } from '#features/rewards/earnings/earnings-table.tsx';
import { PlanPace } from '#features/rewards/plan-pace/plan-pace.tsx';
import { RewardsSummary, RoomsSummary } from '#features/rewards/rewards-summary/rewards-summary.tsx';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { useSearch } from '../../use-search.ts';
import { RewardsFrame } from './rewards-frame.tsx';

/** The player's earnings, what they are worth, and how each figure is calculated. */
export function RewardsPage({ query }: { readonly query: string }) {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <RewardsFrame current="rewards" title={<Trans>Rewards Summary</Trans>}>
      <RewardsSummary />
      <PlanPace balance={user.edge_balance} />
      <RoomsSummary />
      <Chart query={query} />
      <Table query={query} member={user.id} />
    </RewardsFrame>
  );
}

// Each has its own search parameters, so that a change of one renders nothing else.
function Chart({ query }: { readonly query: string }) {
  const [search, change] = useSearch(routes.rewards, query);
  return (
    <EarningsChart
      view={search.chart ?? 'days'}
      onView={(view) => {
        change({ chart: view === 'days' ? undefined : view });
      }}
    />
  );
}

function Table({ query, member }: { readonly query: string; readonly member: number }) {
  const [search, change] = useSearch(routes.rewards, query);
  return <EarningsTable member={member} search={search} onSearch={change} />;
}
