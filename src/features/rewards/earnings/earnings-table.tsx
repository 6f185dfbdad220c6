import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { lazyNamed } from '#loading/lazy-named.tsx';
import { earningsQuery } from '#queries/earnings.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { earningsPeriods, type OnRewardsSearch, type RewardsSearch } from './earnings-rows.ts';

const EarningsBrowser = lazyNamed(async () => (await import('./earnings-browser.tsx')).EarningsBrowser, {
  fallback: <TableSkeleton />,
});

interface EarningsTableProps {
  readonly member: number;
  readonly search: RewardsSearch;
  readonly onSearch: OnRewardsSearch;
}

export function EarningsTable({ member, search, onSearch }: EarningsTableProps) {
  // Fetch here, so that the data does not wait for the code of the table.
  const queries = {
    this_month: useQuery(earningsQuery('this_month')),
    last_month: useQuery(earningsQuery('last_month')),
  };
  return <EarningsBrowser member={member} queries={queries} search={search} onSearch={onSearch} />;
}

/** As high as both months. */
function TableSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your earnings`}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Skeleton shape="heading" width="medium" />
          <Skeleton width="long" />
        </Stack>
        <Skeleton shape="block" height="row" />
        {earningsPeriods.map((period) => (
          <Stack key={period} gap={4}>
            <Stack gap={1}>
              <Skeleton shape="heading" width="short" />
              <Skeleton width="medium" />
              <Skeleton width="medium" />
            </Stack>
            <Stack gap={6}>
              <Skeleton shape="block" height="chart" />
              <Skeleton shape="block" height="row" />
            </Stack>
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
