import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';

import { lazyNamed } from '#loading/lazy-named.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx';
import { useHistory } from './edge-history.queries.ts';
import { filtersOf, isNarrowed } from './history-filters.ts';
import type { HistorySearch } from './history-search.ts';
import { HistoryFiltersBar } from './parts/history-filters-bar.tsx';
import { KindMeanings } from './parts/kind-meanings.tsx';
import { MovementCount } from './parts/movement-count.tsx';
import { NoMovements } from './parts/no-movements.tsx';

const HistoryGrid = lazyNamed(async () => (await import('./parts/history-grid.tsx')).HistoryGrid, {
  fallback: <GridOnItsWay />,
});

interface EdgeHistoryProps {
  readonly member: number;
  readonly search: HistorySearch;
  readonly onSearch: (values: Partial<HistorySearch>) => void;
  readonly takeAway: ReactNode;
}

/** The ledger: every movement of Edge, with the balance after it. `takeAway` stands with the filters. */
export function EdgeHistory({ member, search, onSearch, takeAway }: EdgeHistoryProps) {
  const filters = useMemo(() => filtersOf(search), [search]);
  const [clears, setClears] = useState(0);
  const order = search.order ?? 'newest';
  const history = useHistory(filters, order);
  const { count, isPlaceholderData } = history;
  const clear = () => {
    setClears(clears + 1);
    onSearch({ kind: undefined, from: undefined, to: undefined });
  };
  if (count === 0 && !isPlaceholderData && !isNarrowed(filters)) return <NoMovements />;
  return (
    <Stack gap={5}>
      <HistoryFiltersBar key={clears} filters={filters} onSearch={onSearch} />
      <HistoryGrid
        member={member}
        history={history}
        list={JSON.stringify([filters, order])}
        isOldestFirst={order === 'oldest'}
        onOldestFirst={(isOldestFirst) => {
          onSearch({ order: isOldestFirst ? 'oldest' : undefined });
        }}
        onClear={clear}
      >
        <MovementCount count={count} isNarrowed={isNarrowed(filters)} onClear={clear} />
        {takeAway}
      </HistoryGrid>
      <KindMeanings />
    </Stack>
  );
}

/** As high as the grid, which is too heavy to wait for before anything shows. */
function GridOnItsWay() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your Edge history`}>
      <Stack gap={5}>
        <Skeleton shape="block" height="row" />
        <Skeleton shape="block" height="table" />
      </Stack>
    </SkeletonGroup>
  );
}
