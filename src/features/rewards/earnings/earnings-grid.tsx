import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

import { isEarningsColumn, rowId, summedColumns, totalsOf } from '#domain/earnings-columns.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatLongMoment } from '#lib/dates.ts';
import { formatEveryDecimal } from '#lib/format-decimal.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { LoadError } from '#loading/load-error.tsx';
import { StaleNotice } from '#loading/stale-notice.tsx';
import { routes } from '#routes.ts';
import type { EarningsRow } from '#queries/earnings.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridView } from '#ui/data-grid/grid-types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CoinsIcon, SearchIcon } from '#ui/icons/icons.ts';
import { Intent } from '#ui/intent/intent.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { useMonthName } from './earnings-columns.ts';
import type { EarningsQuery, EarningsSort } from './earnings-rows.ts';
import { type EarningsGridColumn, useEarningsGridTexts } from './grid-columns.tsx';

export interface EarningsSectionProps {
  readonly month: string;
  readonly query: EarningsQuery;
  /** Filtered and sorted. */
  readonly rows: readonly EarningsRow[];
  /** Sorted. */
  readonly allRows: readonly EarningsRow[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly grid: {
    readonly columns: readonly EarningsGridColumn[];
    readonly view: GridView;
    readonly onViewChange: (view: GridView) => void;
    readonly sort: EarningsSort;
  };
  readonly onSort: (sort: EarningsSort) => void;
  readonly onClear: () => void;
}

const RowDialog = lazyNamed(async () => (await import('./row-dialog.tsx')).RowDialog, {
  dialog: (props) => props,
});

export function EarningsGrid({ month, query, rows, allRows, grid, onSort, onClear }: EarningsSectionProps) {
  const monthName = useMonthName();
  const texts = useEarningsGridTexts();
  const [opened, setOpened] = useState<{ readonly id: string; readonly isOpen: boolean } | null>(null);
  const { data, isFetching, errorUpdateCount } = query;
  const hasFailed = data === undefined && errorUpdateCount > 0;
  const openedRow = data?.rows.find((row) => rowId(row) === opened?.id);
  const summary = useSummary(rows);
  if (hasFailed) return <EarningsLoadError query={query} />;
  if (data?.rows.length === 0) return <NothingEarned month={month} />;
  if (data !== undefined && rows.length === 0) return <NoRowFits onClear={onClear} />;
  return (
    <>
      <Intent onIntent={RowDialog.preload}>
        <DataGrid
          {...grid}
          id={`earnings-${month}`}
          label={monthName(month)}
          rows={rows}
          allRows={allRows}
          rowId={rowId}
          onSortChange={({ column, direction }) => {
            if (isEarningsColumn(column)) onSort({ column, direction });
          }}
          summary={summary}
          isLoading={data === undefined}
          isRefreshing={data !== undefined && isFetching}
          onRowAction={(row) => {
            setOpened({ id: rowId(row), isOpen: true });
          }}
          texts={texts}
        />
      </Intent>
      {data !== undefined && openedRow !== undefined && opened !== null && (
        <RowDialog
          row={openedRow}
          period={data.period}
          isOpen={opened.isOpen}
          onClose={() => {
            setOpened({ ...opened, isOpen: false });
          }}
        />
      )}
    </>
  );
}

function useSummary(rows: readonly EarningsRow[]) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  return useMemo(() => {
    const totals = totalsOf(rows);
    const count = rows.length;
    return {
      label: t`Total of ${plural(count, { one: '# row', other: '# rows' })}`,
      cells: Object.fromEntries(
        summedColumns.map((column) => [column, formatEveryDecimal(totals[column], locale)]),
      ),
    };
  }, [t, locale, rows]);
}

interface QueryState {
  readonly query: EarningsQuery;
}

function EarningsLoadError({ query: { error, isFetching, refetch } }: QueryState) {
  const { t } = useLingui();
  return (
    <LoadError
      level={3}
      title={t`We couldn’t load your earnings.`}
      error={error}
      pendingLabel={t`Loading your earnings`}
      isPending={isFetching}
      onRetry={() => void refetch()}
    >
      <Trans>Your Edge is safe.</Trans>
    </LoadError>
  );
}

export function EarningsStaleNotice({ query }: QueryState) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { data, isError, error, isFetching, dataUpdatedAt, refetch } = query;
  const moment = formatLongMoment(new Date(dataUpdatedAt).toISOString(), locale);
  return (
    <StaleNotice
      error={error}
      pendingLabel={t`Loading your earnings`}
      isPending={isFetching}
      onRetry={() => void refetch()}
    >
      {isError && data !== undefined && (
        <Trans>
          We couldn’t update these figures. They’re from <bdi>{moment}</bdi>.
        </Trans>
      )}
    </StaleNotice>
  );
}

function NoRowFits({ onClear }: { readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
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

function NothingEarned({ month }: { readonly month: string }) {
  const { t } = useLingui();
  if (month !== 'this_month') {
    return (
      <Text tone="muted">
        <Trans>No Edge earned.</Trans>
      </Text>
    );
  }
  return (
    <EmptyState
      level={3}
      icon={<CoinsIcon />}
      title={t`No Edge yet`}
      action={
        <ButtonLink href={routes.deals.href()}>
          <Trans>See the deals</Trans>
        </ButtonLink>
      }
    >
      <Trans>Join a room through a deal. Your Edge shows here once the room reports your play.</Trans>
    </EmptyState>
  );
}
