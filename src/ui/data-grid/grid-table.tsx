import {
  type ContextType,
  type HTMLAttributes,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { SelectableCollectionContext } from 'react-aria-components/Autocomplete';
import { ResizableTableContainer, Table } from 'react-aria-components/Table';
import { Rect, TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { classNames } from '#ui/theme/class-names.ts';
import {
  GridBody,
  GridContent,
  GridContentContext,
  GridStateContext,
  useGridState,
  withAttributes,
} from './grid-body.tsx';
import { GridHeader, GridSortText, sortTextId, turned, useColumnWidths } from './grid-header.tsx';
import { GridSummaryRow, SUMMARY } from './grid-summary.tsx';
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
  const { id, columns, rows, allRows = rows, rowId, view, sort, summary } = props;
  const { isVirtual = false, isLoading = false, isRefreshing = false } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const widths = useColumnWidths(view, props.onViewChange);
  const virtualRows = useVirtualRows(props, isVirtual ? scroller : null);
  const positioned = isVirtual ? virtualRows : undefined;
  const hasSummary = summary !== undefined && !isLoading && !isVirtual;
  // React Aria counts those it knows, which are all of them in a plain table.
  const counted = props.rowCount ?? (isVirtual ? rows.length : undefined);
  const rowCount = isLoading ? undefined : counted;
  const isBusy = isLoading || isRefreshing;
  const state = useMemo(() => ({ sort, isBusy, rowCount, summary }), [sort, isBusy, rowCount, summary]);
  const filter = useRowFilter(rows, allRows, rowId);
  const table = useTableElement(props, widths.resizing, setScroller);

  const { texts, isLoadingMore = false } = props;
  const hasMore = props.onLoadMore !== undefined;
  const onLoadMore = useLatest(props.onLoadMore ?? NOTHING_MORE);
  const { widthOf, widthsKey } = widths;
  const content = useMemo(
    () => (
      <>
        <GridHeader
          id={id}
          columns={columns}
          texts={texts}
          isVirtual={isVirtual}
          widths={{ widthOf, widthsKey }}
        />
        <GridBody
          columns={columns}
          rows={allRows}
          rowId={rowId}
          isLoading={isLoading}
          isLoadingMore={isLoadingMore}
          texts={texts}
          positioned={positioned}
          {...(hasMore ? { onLoadMore } : {})}
        />
        {hasSummary && <GridSummaryRow columns={columns} />}
      </>
    ),

    // eslint-disable-next-line react-hooks/exhaustive-deps -- `widthOf` is another function when `widthsKey` is
    [
      id,
      columns,
      allRows,
      rowId,
      texts,
      isVirtual,
      widthsKey,
      isLoading,
      isLoadingMore,
      positioned,
      hasMore,
      onLoadMore,
      hasSummary,
    ],
  );
  return (
    <GridStateContext key={String(isVirtual)} value={state}>
      <GridContentContext value={content}>
        <SelectableCollectionContext value={filter}>
          <GridFrame
            id={id}
            view={view}
            scroller={scroller}
            hasSummary={hasSummary}
            isRefreshing={isRefreshing}
          >
            {table}
          </GridFrame>
        </SelectableCollectionContext>
      </GridContentContext>
      <GridSortText {...props} />
    </GridStateContext>
  );
}

function NOTHING_MORE() {}

/** The function of the last render, as one that stays the same. */
function useLatest<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => {
    latest.current(...args);
  }, []);
}

/** React Aria filters the rows that it has while it draws; to learn other rows takes it a commit. */
function useRowFilter<Row>(
  rows: readonly Row[],
  allRows: readonly Row[],
  rowId: (row: Row) => string,
): ContextType<typeof SelectableCollectionContext> {
  return useMemo(() => {
    if (rows.length === allRows.length) return null;
    const shown = new Set<unknown>([...rows.map(rowId), SUMMARY]);
    return { filter: (_, { parentKey }) => shown.has(parentKey) };
  }, [rows, allRows, rowId]);
}

type Resizing = ReturnType<typeof useColumnWidths>['resizing'];

/** The table of React Aria, which draws every cell again when it is rendered: the same element as long as possible. */
function useTableElement<Row extends object>(
  props: DataGridProps<Row>,
  resizing: Resizing,
  setScroller: (scroller: HTMLElement | null) => void,
): ReactNode {
  const { id, label, view, isVirtual = false, isLoading = false } = props;
  const { density } = view;
  const onSort = useLatest((column: string) => {
    props.onSortChange(turned(props.sort, column));
  });
  const open = useLatest((key: unknown) => {
    const row = props.rows.find((candidate) => props.rowId(candidate) === key);
    if (row !== undefined) props.onRowAction(row);
  });
  return useMemo(() => {
    const meetTable = (table: HTMLElement | null) => {
      if (table !== null) keepScrollSteady(table);
      if (isVirtual) setScroller(table);
    };
    const table = (
      <Table
        aria-label={label}
        className={classNames(styles.table, isVirtual && styles.virtualTable)}
        ref={meetTable}
        onSortChange={({ column }) => {
          onSort(String(column));
        }}
        {...(isLoading ? {} : { onRowAction: open })}
        render={(given) => (
          <TableElement tag={isVirtual ? 'div' : 'table'} given={given} sortId={sortTextId(id)} />
        )}
      >
        <GridContent />
      </Table>
    );
    return (
      <ResizableTableContainer
        className={isVirtual ? styles.virtualContainer : styles.scroller}
        ref={isVirtual ? null : setScroller}
        {...resizing}
      >
        {isVirtual ? <GridVirtualizer density={density}>{table}</GridVirtualizer> : table}
        <div className={styles.fadeBelow} aria-hidden="true" />
      </ResizableTableContainer>
    );
  }, [id, label, density, isVirtual, isLoading, onSort, open, resizing, setScroller]);
}

interface TableElementProps {
  tag: 'table' | 'div';
  /** The attributes of React Aria. */
  given: HTMLAttributes<HTMLElement>;
  sortId: string;
}

function TableElement({ tag, given, sortId }: TableElementProps) {
  const { isBusy, rowCount } = useGridState();
  return withAttributes(tag, {
    'aria-busy': isBusy,
    'aria-describedby': sortId,
    ...(rowCount === undefined ? {} : { 'aria-rowcount': rowCount + 1 }),
  })(given);
}

interface GridFrameProps {
  id: string;
  view: GridView;
  scroller: HTMLElement | null;
  /** Whether a summary row stands at the bottom of what scrolls. */
  hasSummary: boolean;
  isRefreshing: boolean;
  children: ReactNode;
}

/** The frame around a table, whose edge fades where content is cut off. */
function GridFrame({ id, view, scroller, hasSummary, isRefreshing, children }: GridFrameProps) {
  const more = useOverflow(scroller);
  return (
    <div
      id={id}
      className={classNames(styles.frame, styles.density[view.density], hasSummary && styles.withSummary)}
      data-refreshing={isRefreshing || undefined}
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
    let last = NOTHING;
    const look = () => {
      const isBelow = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > 1;
      // Counts down from zero where one reads from right to left.
      const isBeside = scroller.scrollWidth - scroller.clientWidth - Math.abs(scroller.scrollLeft) > 1;
      // React may render also for a state that is the same.
      if (last.isBelow === isBelow && last.isBeside === isBeside) return;
      last = { isBelow, isBeside };
      setMore(last);
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
