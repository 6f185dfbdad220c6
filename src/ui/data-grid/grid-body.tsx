import { createContext, createElement, type HTMLAttributes, type ReactNode, use } from 'react';
import { Cell, Collection, Row as AriaRow, TableBody, TableLoadMoreItem } from 'react-aria-components/Table';
import { SpinnerMark } from '#ui/spinner/spinner.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './grid-row.css.ts';
import {
  BLANK_ROWS,
  type GridColumn,
  type DataGridProps,
  type GridSort,
  type GridSummary,
} from './grid-types.ts';
import type { PositionedRow } from './virtual-rows.ts';

type GridBodyProps<Row extends object> = Pick<
  DataGridProps<Row>,
  'columns' | 'rows' | 'rowId' | 'isLoading' | 'onLoadMore' | 'isLoadingMore' | 'texts'
> & {
  /** For a virtual grid: the rows near the view. */
  positioned: readonly PositionedRow<Row>[] | undefined;
};

// The header is the first row.
const ROWS_BEFORE = 2;

/** The rows, or blank ones of the same height while the first load. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>) {
  const { columns, rows, rowId, onLoadMore, isLoadingMore = false, isLoading = false } = props;
  const { positioned } = props;
  const drawRow = (row: Row, place?: PositionedRow<Row>) => (
    <AriaRow
      id={rowId(row)}
      columns={columns}
      className={styles.row}
      {...(place === undefined
        ? {}
        : { render: withAttributes('div', { 'aria-rowindex': place.index + ROWS_BEFORE }) })}
    >
      {(column) => drawCell(column, column.cell(row), true)}
    </AriaRow>
  );
  return (
    <TableBody className={styles.body}>
      {isLoading && (
        <Collection key="blank" items={BLANK_ROWS} dependencies={[columns]}>
          {({ id }) => (
            <AriaRow id={id} columns={columns} className={styles.row}>
              {(column) => drawCell(column, <span className={styles.blank} />, false)}
            </AriaRow>
          )}
        </Collection>
      )}
      {!isLoading && positioned === undefined && (
        <Collection key="rows" items={rows} dependencies={[columns]}>
          {(row) => drawRow(row)}
        </Collection>
      )}
      {!isLoading && positioned !== undefined && (
        <Collection key="positioned" items={positioned} dependencies={[columns]}>
          {(place) => drawRow(place.row, place)}
        </Collection>
      )}
      {onLoadMore !== undefined && !isLoading && (
        <TableLoadMoreItem
          className={styles.loadMore}
          isLoading={isLoadingMore}
          onLoadMore={onLoadMore}
          // React Aria says a level, which rows have in trees only.
          render={withAttributes(positioned === undefined ? 'tr' : 'div', { 'aria-level': undefined })}
        >
          <span className={styles.loadingMore}>
            <SpinnerMark /> {props.texts.loadingMore}
          </span>
        </TableLoadMoreItem>
      )}
    </TableBody>
  );
}

/** A function, not a component: there are rows × columns of them. */
export function drawCell(column: GridColumn<never>, content: ReactNode, canOpen: boolean) {
  return (
    <Cell
      className={classNames(
        styles.cell[column.align ?? 'start'],
        column.isRowHeader === true && styles.rowHeader,
        column.isRowHeader === true && canOpen && styles.opens,
      )}
      data-column={column.id}
      {...(typeof content === 'string' ? { textValue: content } : {})}
    >
      {/* A Latin name keeps its order, and its end is what is cut, also where one reads from right to left. */}
      <span className={styles.content} dir="auto">
        {content}
      </span>
    </Cell>
  );
}

/** What changes around the rows. Whoever shows it reads it here, because React Aria draws every cell for a new prop. */
interface GridState {
  sort: GridSort;
  isBusy: boolean;
  /** Undefined where React Aria counts the rows. */
  rowCount: number | undefined;
  summary: GridSummary | undefined;
}

export const GridStateContext = createContext<GridState | null>(null);

export function useGridState(): GridState {
  const state = use(GridStateContext);
  if (state === null) throw new Error('Only in a grid');
  return state;
}

/** Header, rows and summary. */
export const GridContentContext = createContext<ReactNode>(null);

export function GridContent() {
  return use(GridContentContext);
}

type Attributes = HTMLAttributes<HTMLElement>;

/** For `render`: the element of React Aria with attributes that its component takes no props for. */
export function withAttributes(tag: 'table' | 'tr' | 'th' | 'div', extra: Attributes) {
  return (given: object) => createElement(tag, { ...given, ...extra });
}
