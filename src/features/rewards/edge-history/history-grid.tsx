import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

import { useToolbarTexts } from '#features/rewards/grid-texts/grid-texts.ts';
import { useGridView } from '#hooks/use-grid-view.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatTime } from '#lib/dates.ts';
import { formatNumber } from '#lib/format-decimal.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { LoadError } from '#loading/load-error.tsx';
import { readFailureReason } from '#loading/read-failure.ts';
import type { EdgeMovement } from '#queries/edge-history.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { GridToolbar } from '#ui/data-grid/grid-toolbar.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SearchIcon } from '#ui/icons/icons.ts';
import { Intent } from '#ui/intent/intent.tsx';
import { Show } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import type { History } from './history-search.ts';
import { useHistoryColumns, useHistoryTexts } from './history-columns.tsx';

const MovementDialog = lazyNamed(async () => (await import('./movement-dialog.tsx')).MovementDialog, {
  dialog: (props) => props,
});

const GRID = 'edge-history';
/** Lists longer than this are virtual. */
const MOST_DRAWN = 100;
const rowId = ({ id }: EdgeMovement) => String(id);

interface HistoryGridProps {
  /** The columns and density are stored for each member. */
  readonly member: number;
  readonly history: History;
  /** Identifies the filters and order. */
  readonly list: string;
  readonly isOldestFirst: boolean;
  readonly onOldestFirst: (isOldestFirst: boolean) => void;
  readonly onClear: () => void;
  /** Shown above the grid, beside its settings. */
  readonly children: ReactNode;
}

export function HistoryGrid({ member, history, list, children, ...props }: HistoryGridProps) {
  const { t } = useLingui();
  const [view, keepView] = useGridView(member, GRID);
  const [opened, setOpened] = useState<{ movement: EdgeMovement; isOpen: boolean } | null>(null);
  const { movements, count, isPlaceholderData, isFetchNextPageError, isFetchingNextPage } = history;
  const columns = useHistoryColumns();
  const texts = useHistoryTexts();
  const area = useTopOfList(list);
  const common = { columns, view, onViewChange: keepView };
  const isRefetching = history.isFetching && !isFetchingNextPage;
  const hasMore = history.hasNextPage && !isFetchNextPageError && !isRefetching;
  const isEmpty = count === 0 && !isPlaceholderData && !history.isError;
  const error = errorOf(history);
  return (
    <>
      <GridToolbar {...common} gridId={GRID} texts={useToolbarTexts()}>
        {children}
      </GridToolbar>
      <div ref={area}>
        {isEmpty ? (
          <NothingFits onClear={props.onClear} />
        ) : (
          <Intent onIntent={MovementDialog.preload}>
            <DataGrid
              {...common}
              id={GRID}
              label={t`Movements`}
              rows={movements}
              rowId={rowId}
              {...(count === undefined || isPlaceholderData ? {} : { rowCount: count })}
              sort={{ column: 'date', direction: props.isOldestFirst ? 'ascending' : 'descending' }}
              onSortChange={({ direction }) => {
                props.onOldestFirst(direction === 'ascending');
              }}
              isLoading={history.isPending || (isPlaceholderData && movements.length === 0)}
              isRefreshing={isPlaceholderData}
              {...(error === null ? {} : { error })}
              onRowAction={(movement) => {
                setOpened({ movement, isOpen: true });
              }}
              isLoadingMore={isFetchingNextPage}
              isVirtual={count === undefined || count > MOST_DRAWN}
              texts={texts}
              {...(hasMore ? { onLoadMore: () => void history.fetchNextPage() } : {})}
            />
          </Intent>
        )}
      </div>
      {isFetchNextPageError && <MoreLoadError history={history} />}
      {count !== undefined && movements.length < count && (
        <Show isOnScreen={false}>
          <PartOfAll rows={movements.length} count={count} />
        </Show>
      )}
      {opened !== null && (
        <MovementDialog
          {...opened}
          onClose={() => {
            setOpened({ ...opened, isOpen: false });
          }}
        />
      )}
    </>
  );
}

function errorOf(history: History): ReactNode {
  if (history.isLoadingError) return <HistoryLoadError history={history} />;
  return history.isRefetchError ? <HistoryStaleNotice history={history} /> : null;
}

/**
 * Scrolls to the top of the grid when the list changes.
 *
 * @param list identifies the filters and order
 */
function useTopOfList(list: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const grid = area.current?.querySelector('[role=grid]');
    // A virtual grid scrolls itself. Otherwise its parent scrolls.
    for (const element of [grid, grid?.parentElement]) element?.scrollTo({ top: 0 });
  }, [list]);
  return area;
}

function NothingFits({ onClear }: { readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={2}
      icon={<SearchIcon />}
      title={t`Nothing matches your filters`}
      action={
        <NativeButton variant="secondary" onPress={onClear}>
          <Trans>Clear filters</Trans>
        </NativeButton>
      }
    />
  );
}

/** For print, which contains only the loaded rows. */
function PartOfAll({ rows, count }: { readonly rows: number; readonly count: number }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const shown = formatNumber(rows, locale);
  return (
    <Text size="small">
      {t`Showing ${shown} of ${plural(count, { one: '# movement', other: '# movements' })}. Download the CSV for all of them.`}
    </Text>
  );
}

interface HistoryProps {
  readonly history: History;
}

function HistoryLoadError({ history: { error, isFetching, refetch } }: HistoryProps) {
  const { t } = useLingui();
  return (
    <LoadError
      level={2}
      isAnnounced
      title={t`We couldn’t load your Edge history.`}
      error={error}
      pendingLabel={t`Loading your Edge history`}
      isPending={isFetching}
      onRetry={() => void refetch()}
    >
      <Trans>Your Edge is safe.</Trans>
    </LoadError>
  );
}

function HistoryStaleNotice({ history: { isFetching, refetch, dataUpdatedAt } }: HistoryProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const moment = formatTime(dataUpdatedAt, locale);
  return (
    <Alert
      intent="caution"
      title={t`This may be out of date.`}
      action={<TryAgain isPending={isFetching} onPress={() => void refetch()} />}
    >
      <Trans>
        We couldn’t update these figures. They’re from <bdi>{moment}</bdi>.
      </Trans>
    </Alert>
  );
}

function MoreLoadError({ history: { error, isFetchingNextPage, fetchNextPage } }: HistoryProps) {
  const { t, i18n } = useLingui();
  return (
    <Alert
      title={t`We couldn’t load more movements.`}
      action={<TryAgain isPending={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
    >
      {i18n._(readFailureReason(error))}
    </Alert>
  );
}

function TryAgain({ isPending, onPress }: { readonly isPending: boolean; readonly onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={isPending}
      pendingLabel={t`Loading your Edge history`}
      onPress={onPress}
    >
      {t`Try again`}
    </Button>
  );
}
