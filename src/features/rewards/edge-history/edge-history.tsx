import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

import { HistoryCsv } from '#features/rewards/edge-history-csv/history-csv.tsx';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { routes } from '#routes.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Details } from '#ui/details/details.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { CoinsIcon } from '#ui/icons/icons.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { SkeletonGroup, Skeleton } from '#ui/skeleton/skeleton.tsx';
import { kindMeaning, movementKind } from './edge-history.messages.ts';
import { filtersOf, type HistorySearch, KINDS, useHistory, isFiltered } from './history-search.ts';
import { HistoryFiltersBar } from './history-filters-bar.tsx';

const HistoryGrid = lazyNamed(async () => (await import('./history-grid.tsx')).HistoryGrid, {
  fallback: <GridSkeleton />,
});
// The page always shows it, so its code loads while the account does.
void HistoryGrid.preload();

interface EdgeHistoryProps {
  readonly member: number;
  readonly search: HistorySearch;
  readonly onSearch: (values: Partial<HistorySearch>) => void;
}

/** The ledger: every movement of Edge, with the balance after it. */
export function EdgeHistory({ member, search, onSearch }: EdgeHistoryProps) {
  const filters = useMemo(() => filtersOf(search), [search]);
  const [clears, setClears] = useState(0);
  const history = useHistory(filters);
  const { count, isPlaceholderData } = history;
  const clear = () => {
    setClears(clears + 1);
    onSearch({ kind: undefined, from: undefined, to: undefined });
  };
  if (count === 0 && !isPlaceholderData && !isFiltered(filters)) return <NoMovements />;
  return (
    <Stack gap={5}>
      <HistoryFiltersBar key={clears} filters={filters} onSearch={onSearch} />
      <HistoryGrid
        member={member}
        history={history}
        list={JSON.stringify(filters)}
        isOldestFirst={filters.order === 'oldest'}
        onOldestFirst={(isOldestFirst) => {
          onSearch({ order: isOldestFirst ? 'oldest' : undefined });
        }}
        onClear={clear}
      >
        <MovementCount count={count} isFiltered={isFiltered(filters)} onClear={clear} />
        <HistoryCsv filters={filters} />
      </HistoryGrid>
      <KindMeanings />
    </Stack>
  );
}

/** As high as the grid. */
function GridSkeleton() {
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

interface MovementCountProps {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** The count is announced when it changes. */
function MovementCount({ count, isFiltered, onClear }: MovementCountProps) {
  return (
    <>
      <Heading level={2} size="small">
        <span role="status">
          {count === undefined ? (
            <Trans>Movements</Trans>
          ) : (
            <Plural value={count} one="# movement" other="# movements" />
          )}
        </span>
      </Heading>
      {isFiltered && (
        <NativeButton variant="quiet" size="small" onPress={onClear}>
          <Trans>Clear filters</Trans>
        </NativeButton>
      )}
    </>
  );
}

function NoMovements() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={2}
      icon={<CoinsIcon />}
      title={t`No Edge yet`}
      action={<ButtonLink href={routes.deals.href()}>{t`See the deals`}</ButtonLink>}
    >
      <Trans>Join a room through a deal. Your Edge shows here once the room reports your play.</Trans>
    </EmptyState>
  );
}

function KindMeanings() {
  const { i18n } = useLingui();
  return (
    <Details id="edge-history-kinds" summary={<Trans>How this works</Trans>}>
      <Facts
        facts={KINDS.map((kind) => ({
          term: i18n._(movementKind[kind]),
          details: i18n._(kindMeaning[kind]),
        }))}
      />
    </Details>
  );
}
