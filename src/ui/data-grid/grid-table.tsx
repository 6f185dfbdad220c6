import { useCallback, useState } from 'react';
import { ResizableTableContainer, Table } from 'react-aria-components/Table';
import { classNames } from '#ui/theme/class-names.ts';
import type { GridLayoutProps } from './grid-props.ts';
import { GridBody } from './grid-body.tsx';
import { GridFrame } from './grid-frame.tsx';
import { DrawnWithRows, RowsOfTable } from './drawn-with-rows.tsx';
import { GridHeader } from './grid-header.tsx';
import { GridSortText, sortTextId, turned } from './grid-sort.tsx';
import { GridSummaryRow, GridSummaryStrip } from './grid-summary.tsx';
import * as styles from './grid-table.css.ts';
import { GridVirtualizer } from './grid-virtualizer.tsx';
import { keepScrollSteady } from './keep-scroll-steady.ts';
import { useColumnWidths } from './use-column-widths.ts';
import { useRowWindow } from './use-row-window.ts';
import { withAttributes } from './with-attributes.ts';

/** The rows as a grid: arrow keys walk its cells, and it is one stop of the Tab key. */
export function GridTable<Row extends object>(props: GridLayoutProps<Row>) {
  const { id, columns, rows, rowId, view, sort, onSortChange, summary } = props;
  const { isVirtual = false, isLoading = false, isRefreshing = false, onRowAction } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const widths = useColumnWidths(view, props.onViewChange);
  const placed = useRowWindow(props, isVirtual ? scroller : null);
  const hasSummary = summary !== undefined && !isLoading;
  // React Aria counts those it knows, which are all of them in a plain table.
  const rowCount = props.rowCount ?? (isVirtual ? rows.length : undefined);

  const meetTable = useCallback(
    (table: HTMLElement | null) => {
      if (table !== null) keepScrollSteady(table);
      if (isVirtual) setScroller(table);
    },
    [isVirtual],
  );
  const open = (key: unknown) => {
    const row = rows.find((candidate) => rowId(candidate) === key);
    if (row !== undefined) onRowAction?.(row);
  };
  const table = (
    <Table
      aria-label={props.label}
      className={classNames(styles.table, isVirtual && styles.virtualTable)}
      data-refreshing={isRefreshing || undefined}
      ref={meetTable}
      onSortChange={({ column }) => onSortChange?.(turned(sort, String(column)))}
      {...(onRowAction === undefined || isLoading ? {} : { onRowAction: open })}
      render={withAttributes(isVirtual ? 'div' : 'table', {
        'aria-busy': isLoading || isRefreshing,
        ...(sort === undefined ? {} : { 'aria-describedby': sortTextId(id) }),
        ...(isLoading || rowCount === undefined ? {} : { 'aria-rowcount': rowCount + 1 }),
      })}
    >
      <RowsOfTable />
    </Table>
  );
  const content = (
    <>
      <GridHeader {...props} widths={widths} />
      <GridBody {...props} placed={isVirtual ? placed : undefined} />
      {hasSummary && !isVirtual && <GridSummaryRow columns={columns} summary={summary} />}
    </>
  );
  return (
    <DrawnWithRows key={String(isVirtual)} rows={content}>
      <GridFrame id={id} view={view} scroller={scroller} hasSummary={hasSummary && !isVirtual}>
        <ResizableTableContainer
          className={isVirtual ? styles.virtualContainer : styles.scroller}
          ref={isVirtual ? null : setScroller}
          {...widths.resizing}
        >
          {isVirtual ? <GridVirtualizer density={view.density}>{table}</GridVirtualizer> : table}
          <div className={styles.fadeBelow} aria-hidden="true" />
        </ResizableTableContainer>
        {hasSummary && isVirtual && <GridSummaryStrip columns={columns} summary={summary} />}
      </GridFrame>
      <GridSortText {...props} />
    </DrawnWithRows>
  );
}
