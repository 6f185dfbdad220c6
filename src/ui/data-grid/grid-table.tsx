import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ResizableTableContainer, Table } from 'react-aria-components/Table';
import { Rect, TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { classNames } from '#ui/theme/class-names.ts';
import { DrawnWithRows, GridBody, RowsOfTable, withAttributes } from './grid-body.tsx';
import { GridHeader, GridSortText, sortTextId, turned, useColumnWidths } from './grid-header.tsx';
import { GridSummaryRow } from './grid-summary.tsx';
import * as styles from './grid-table.css.ts';
import {
  type GridDensity,
  type DataGridProps,
  type GridView,
  HEADER_HEIGHT,
  ROW_HEIGHT,
} from './grid-types.ts';
import { type PositionedRow, useVirtualRows } from './virtual-rows.ts';

/** The rows as an ARIA grid: arrow keys move between its cells, and the grid is one tab stop. */
export function GridTable<Row extends object>(props: DataGridProps<Row>) {
  const { id, columns, rows, rowId, view, sort, onSortChange, summary } = props;
  const { isVirtual = false, isLoading = false, isRefreshing = false, onRowAction } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const widths = useColumnWidths(view, props.onViewChange);
  const positioned = useVirtualRows(props, isVirtual ? scroller : null);
  const hasSummary = summary !== undefined && !isLoading && !isVirtual;
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
    if (row !== undefined) onRowAction(row);
  };
  const table = (
    <Table
      aria-label={props.label}
      className={classNames(styles.table, isVirtual && styles.virtualTable)}
      data-refreshing={isRefreshing || undefined}
      ref={meetTable}
      onSortChange={({ column }) => {
        onSortChange(turned(sort, String(column)));
      }}
      {...(isLoading ? {} : { onRowAction: open })}
      render={withAttributes(isVirtual ? 'div' : 'table', {
        'aria-busy': isLoading || isRefreshing,
        'aria-describedby': sortTextId(id),
        ...(isLoading || rowCount === undefined ? {} : { 'aria-rowcount': rowCount + 1 }),
      })}
    >
      <RowsOfTable />
    </Table>
  );
  const content = (
    <>
      <GridHeader {...props} widths={widths} />
      <GridBody {...props} positioned={isVirtual ? positioned : undefined} />
      {hasSummary && <GridSummaryRow columns={columns} summary={summary} />}
    </>
  );
  return (
    <DrawnWithRows key={String(isVirtual)} rows={content}>
      <GridFrame id={id} view={view} scroller={scroller} hasSummary={hasSummary}>
        <ResizableTableContainer
          className={isVirtual ? styles.virtualContainer : styles.scroller}
          ref={isVirtual ? null : setScroller}
          {...widths.resizing}
        >
          {isVirtual ? <GridVirtualizer density={view.density}>{table}</GridVirtualizer> : table}
          <div className={styles.fadeBelow} aria-hidden="true" />
        </ResizableTableContainer>
      </GridFrame>
      <GridSortText {...props} />
    </DrawnWithRows>
  );
}

interface GridFrameProps {
  id: string;
  view: GridView;
  scroller: HTMLElement | null;
  /** Whether a summary row stands at the bottom of what scrolls. */
  hasSummary: boolean;
  children: ReactNode;
}

/** The frame around a table, whose edge fades where content is cut off. */
function GridFrame({ id, view, scroller, hasSummary, children }: GridFrameProps) {
  const more = useOverflow(scroller);
  return (
    <div
      id={id}
      className={classNames(styles.frame, styles.density[view.density], hasSummary && styles.withSummary)}
      data-more-below={more.isBelow || undefined}
      data-more-beside={more.isBeside || undefined}
    >
      {children}
      <div className={styles.fadeBeside} aria-hidden="true" />
    </div>
  );
}

const NOTHING = { isBelow: false, isBeside: false };

/** Whether content is cut off below and beside, for the fades. */
function useOverflow(scroller: HTMLElement | null): typeof NOTHING {
  const [more, setMore] = useState(NOTHING);
  useEffect(() => {
    if (scroller === null) return;
    const look = () => {
      const isBelow = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > 1;
      // Counts down from zero where one reads from right to left.
      const isBeside = scroller.scrollWidth - scroller.clientWidth - Math.abs(scroller.scrollLeft) > 1;
      setMore((was) => (was.isBelow === isBelow && was.isBeside === isBeside ? was : { isBelow, isBeside }));
    };
    scroller.addEventListener('scroll', look, { passive: true });
    // Also looks once at the start.
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    if (scroller.firstElementChild !== null) observer.observe(scroller.firstElementChild);
    return () => {
      scroller.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller]);
  return more;
}

/** After each arrow key React Aria scrolls the table to its middle and then to the focused row: rows jump (adobe/react-spectrum#10182). */
function keepScrollSteady(table: HTMLElement): void {
  table.scrollIntoView = () => undefined;
}

/** Row heights are fixed, so that nothing has to be measured. */
function GridVirtualizer({ density, children }: { density: GridDensity; children: ReactNode }) {
  const rowHeight = ROW_HEIGHT[density];
  return (
    <Virtualizer
      layout={VirtualRangeLayout}
      layoutOptions={{ rowHeight, headingHeight: HEADER_HEIGHT, loaderHeight: ROW_HEIGHT.comfortable }}
    >
      {children}
    </Virtualizer>
  );
}

type Build = TableLayout<PositionedRow<object>>['buildChild'];

/** Positions each row among all rows, although React Aria knows only the virtual range; the last row gives the height. */
class VirtualRangeLayout extends TableLayout<PositionedRow<object>> {
  protected override buildCollection() {
    // The rows in between are not there to be counted, so that none may be passed over.
    this.requestedRect = new Rect(0, 0, Infinity, Infinity);
    return super.buildCollection();
  }

  protected override buildChild(...[node, x, y, parentKey]: Parameters<Build>): ReturnType<Build> {
    const place = node.type === 'item' ? node.value?.index : undefined;
    const top = place === undefined ? y : HEADER_HEIGHT + place * this.getEstimatedRowHeight();
    return super.buildChild(node, x, top, parentKey);
  }
}
