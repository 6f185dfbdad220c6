import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

import { lazyDialog } from '#loading/lazy-named.tsx';
import { useGridView } from '#hooks/use-grid-view.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { GridToolbar } from '#ui/data-grid/grid-toolbar.tsx';
import { Show } from '#ui/layout/show.tsx';
import type { History } from '../edge-history.queries.ts';
import { HistoryLoadError, HistoryStaleNotice, MoreLoadError } from './load-error.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { useHistoryColumns } from './use-history-columns.tsx';
import { useHistoryTexts, useToolbarTexts } from './use-history-texts.ts';
import { PartOfAll } from './part-of-all.tsx';
import { useTopOfList } from './use-top-of-list.ts';

const MovementDialog = lazyDialog(
  async () => (await import('./movement-dialog.tsx')).MovementDialog,
  (props) => props,
);

const GRID = 'edge-history';
/** More than these are drawn only where they are in view. */
const MOST_DRAWN = 100;
const rowId = ({ id }: EdgeMovement) => String(id);

interface HistoryGridProps {
  /** Whose it is: how the grid looks is kept for each member. */
  readonly member: number;
  readonly history: History;
  /** Names the list that is asked for. */
  readonly list: string;
  readonly isOldestFirst: boolean;
  readonly onOldestFirst: (isOldestFirst: boolean) => void;
  readonly onClear: () => void;
  /** What stands above the grid, beside the choice of its columns. */
  readonly children: ReactNode;
}

/** The movements as rows that read on as their end comes into view; each opens to all that is known of it. */
export function HistoryGrid({ member, history, list, children, ...props }: HistoryGridProps) {
  const { t } = useLingui();
  const [view, keepView] = useGridView(member, GRID);
  const [opened, setOpened] = useState<{ movement: EdgeMovement; isOpen: boolean } | null>(null);
  const { movements, count, isPlaceholderData, isFetchNextPageError, isFetchingNextPage } = history;
  const columns = useHistoryColumns();
  const texts = useHistoryTexts();
  const area = useTopOfList(list);
  const common = { columns, view, onViewChange: keepView };
  const isReread = history.isFetching && !isFetchingNextPage;
  const readsOn = history.hasNextPage && !isFetchNextPageError && !isReread;
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
          <DataGrid
            {...common}
            id={GRID}
            label={t`Movements of Edge`}
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
            empty={null}
            onRowAction={(movement) => {
              setOpened({ movement, isOpen: true });
            }}
            isLoadingMore={isFetchingNextPage}
            isVirtual={count === undefined || count > MOST_DRAWN}
            texts={texts}
            {...(readsOn ? { onLoadMore: () => void history.fetchNextPage() } : {})}
          />
        )}
      </div>
      {isFetchNextPageError && <MoreLoadError history={history} />}
      {count !== undefined && movements.length < count && (
        <Show isOnScreen={false}>
          <PartOfAll shown={movements.length} count={count} />
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
