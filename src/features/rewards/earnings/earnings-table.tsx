import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { useNowByDay } from '#hooks/use-now.ts';
import { monthOf } from '#lib/calendar.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { earningsOfMonthQuery, earningsQuery, monthlyEarningsQuery } from '#queries/earnings.ts';
import { useIsWide } from '#ui/data-grid/use-is-wide.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { earlierMonth, earlierMonths, type OnRewardsSearch, type RewardsSearch } from './earnings-rows.ts';

const EarningsBrowser = lazyNamed(async () => (await import('./earnings-browser.tsx')).EarningsBrowser, {
  fallback: <TableSkeleton />,
});
// The page always shows it, so its code loads while the account does.
void EarningsBrowser.preload();

interface EarningsTableProps {
  readonly member: number;
  readonly search: RewardsSearch;
  readonly onSearch: OnRewardsSearch;
}

export function EarningsTable({ member, search, onSearch }: EarningsTableProps) {
  const current = monthOf(useNowByDay());
  const chosen = earlierMonth(search.month, current);
  // Fetch here, so that the data does not wait for the code of the table.
  const thisMonth = useQuery({ ...earningsQuery('this_month'), enabled: chosen === null });
  const lastMonth = useQuery({ ...earningsQuery('last_month'), enabled: chosen === null });
  const earlier = useQuery({ ...earningsOfMonthQuery(chosen ?? current), enabled: chosen !== null });
  const monthly = useQuery(monthlyEarningsQuery());
  const first = monthly.isError ? null : monthly.data?.months[0]?.month;
  return (
    <EarningsBrowser
      member={member}
      months={
        chosen === null
          ? [
              { month: 'this_month', query: thisMonth },
              { month: 'last_month', query: lastMonth },
            ]
          : [{ month: chosen, query: earlier }]
      }
      earlier={earlierMonths(current, first, chosen)}
      search={search}
      onSearch={onSearch}
    />
  );
}

/** As high as both months; on a phone they are closed. */
function TableSkeleton() {
  const { t } = useLingui();
  const isWide = useIsWide();
  return (
    <SkeletonGroup label={t`Loading your earnings`}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Skeleton shape="heading" width="medium" />
          <Skeleton width="long" />
        </Stack>
        <Skeleton shape="block" height="row" />
        {[1, 2].map((section) =>
          isWide ? (
            <Stack key={section} gap={4}>
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
          ) : (
            <Skeleton key={section} shape="block" height="row" />
          ),
        )}
      </Stack>
    </SkeletonGroup>
  );
}
