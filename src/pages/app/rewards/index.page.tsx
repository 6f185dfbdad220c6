import { Trans } from '@lingui/react/macro';

import { EarningsChart } from '#features/rewards/earnings-chart/earnings-chart.tsx';
import { EarningsTable } from '#features/rewards/earnings/earnings-table.tsx';
import { PlanPace } from '#features/rewards/plan-pace/plan-pace.tsx';
import { RewardsSummary } from '#features/rewards/rewards-summary/rewards-summary.tsx';
import { routes } from '#routes.ts';
import { useSession } from '#session/use-session.ts';
import { useSearch } from '../../use-search.ts';
import { RewardsFrame } from './rewards-frame.tsx';

/** The player's earnings, what they are worth, and how each figure is calculated. */
export function RewardsPage({ query }: { readonly query: string }) {
  const { user } = useSession();
  const [search, change] = useSearch(routes.rewards, query);
  if (user === null) return null;
  return (
    <RewardsFrame current="rewards" title={<Trans>Rewards Summary</Trans>}>
      <RewardsSummary />
      <PlanPace balance={user.edge_balance} />
      <EarningsChart
        isTotal={search.chart === 'total'}
        onView={(isTotal) => {
          change({ chart: isTotal ? 'total' : undefined });
        }}
      />
      <EarningsTable member={user.id} search={search} onSearch={change} />
    </RewardsFrame>
  );
}
