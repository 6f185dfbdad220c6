import { useQuery } from '@tanstack/react-query';

import { lazyNamed } from '#loading/lazy-named.tsx';
import { earningsQuery } from '#queries/earnings.ts';
import { TableSkeleton } from './parts/table-skeleton.tsx';
import type { RewardsSearch } from './rewards-search.ts';

const EarningsBrowser = lazyNamed(async () => (await import('./earnings-browser.tsx')).EarningsBrowser, {
  fallback: <TableSkeleton />,
});

interface EarningsTableProps {
  readonly member: number;
  readonly search: RewardsSearch;
  readonly onSearch: (values: Partial<RewardsSearch>) => void;
}

/** This month and the last: what each room account brought, and how it was counted. */
export function EarningsTable({ member, search, onSearch }: EarningsTableProps) {
  // Asked for here: the code of the table need not be there first.
  const readings = {
    this_month: useQuery(earningsQuery('this_month')),
    last_month: useQuery(earningsQuery('last_month')),
  };
  return <EarningsBrowser member={member} readings={readings} search={search} onSearch={onSearch} />;
}
