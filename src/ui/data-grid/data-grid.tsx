import { useMemo } from 'react';
import { AriaLocale } from '#ui/aria-locale/aria-locale.tsx';
import { Show, VisuallyHidden } from '#ui/layout/layout.tsx';
import { RecordTable } from '#ui/record-table/record-table.tsx';
import * as styles from './data-grid.css.ts';
import { GridCards } from './grid-cards.tsx';
import { type DataGridProps, type GridTexts, visibleColumns } from './grid-types.ts';
import { summaryCell } from './grid-summary.tsx';
import { GridTable } from './grid-table.tsx';
import { useIsPrinting, useIsWide } from './use-is-wide.ts';

/** A table; cards on a phone, a plain table in print. The caller sorts, filters and stores the view. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { texts, error, isLoading = false, rows } = props;
  const isWide = useIsWide();
  const isPrinting = useIsPrinting();
  const { hiddenColumns } = props.view;
  const columns = useMemo(
    () => visibleColumns(props.columns, { hiddenColumns }),
    [props.columns, hiddenColumns],
  );
  const hasRows = isLoading || rows.length > 0;
  const Layout = isWide ? GridTable : GridCards;
  return (
    <AriaLocale>
      <div className={styles.whole}>
        <VisuallyHidden>
          <span role="status">{statusOf(props, texts)}</span>
        </VisuallyHidden>
        {error}
        {hasRows && (
          // Out of sight on paper, and not taken away: focus and place are there again afterwards.
          <Show isPrinted={rows.length === 0}>
            <Layout {...props} columns={columns} />
          </Show>
        )}
        {isPrinting && rows.length > 0 && (
          <Show isOnScreen={false}>
            <GridPaper {...props} columns={columns} />
          </Show>
        )}
      </div>
    </AriaLocale>
  );
}

function statusOf(
  {
    isLoading,
    isRefreshing,
    isLoadingMore,
  }: Pick<DataGridProps<object>, 'isLoading' | 'isRefreshing' | 'isLoadingMore'>,
  texts: GridTexts,
): string {
  if (isLoading === true) return texts.loading;
  if (isRefreshing === true) return texts.refreshing;
  return isLoadingMore === true ? texts.loadingMore : '';
}

type GridPaperProps<Row extends object> = Pick<
  DataGridProps<Row>,
  'label' | 'columns' | 'rows' | 'rowId' | 'summary'
>;

/** For printing: every row, in a table that the browser fits to the page. */
function GridPaper<Row extends object>(props: GridPaperProps<Row>) {
  const { label, columns, rows, rowId, summary } = props;
  return (
    <RecordTable
      label={label}
      columns={columns.map(({ id, header, unit, align }) => ({
        id,
        header: unit === undefined ? header : `${header} · ${unit}`,
        isNumber: align === 'end',
      }))}
      rows={rows.map((row) => ({ id: rowId(row), cells: columns.map(({ cell }) => cell(row)) }))}
      {...(summary === undefined ? {} : { sum: columns.map((column) => summaryCell(column, summary)) })}
    />
  );
}
