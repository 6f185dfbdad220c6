import type { ReactNode } from 'react';
import { Cell, Collection, Row as AriaRow, TableBody, TableLoadMoreItem } from 'react-aria-components/Table';
import { SpinnerMark } from '#ui/spinner/spinner-mark.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import type { GridLayoutProps } from './grid-props.ts';
import { BLANK_ROWS } from './grid-density.ts';
import * as styles from './grid-row.css.ts';
import type { GridColumn } from './grid-types.ts';
import type { PlacedRow } from './use-row-window.ts';
import { withAttributes } from './with-attributes.ts';

export type GridBodyProps<Row extends object> = Pick<
  GridLayoutProps<Row>,
  'columns' | 'rows' | 'rowId' | 'isLoading' | 'onRowAction' | 'onLoadMore' | 'isLoadingMore' | 'texts'
> & {
  /** The rows about the view, when it is only them that are drawn. */
  placed: readonly PlacedRow<Row>[] | undefined;
};

// The header is the first row.
const ROWS_BEFORE = 2;

/** The rows, or blank ones of the same height while the first are on their way. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>) {
  const { columns, rows, rowId, onLoadMore, isLoadingMore = false, isLoading = false } = props;
  const { placed } = props;
  const canOpen = props.onRowAction !== undefined && !isLoading;
  const drawRow = (row: Row, place?: PlacedRow<Row>) => (
    <AriaRow
      id={rowId(row)}
      columns={columns}
      className={styles.row}
      {...(place === undefined
        ? {}
        : { render: withAttributes('div', { 'aria-rowindex': place.index + ROWS_BEFORE }) })}
    >
      {(column) => drawCell(column, column.cell(row), canOpen)}
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
      {!isLoading && placed === undefined && (
        <Collection key="rows" items={rows} dependencies={[columns, canOpen]}>
          {(row) => drawRow(row)}
        </Collection>
      )}
      {!isLoading && placed !== undefined && (
        <Collection key="placed" items={placed} dependencies={[columns, canOpen]}>
          {(place) => drawRow(place.row, place)}
        </Collection>
      )}
      {onLoadMore !== undefined && !isLoading && (
        <TableLoadMoreItem
          className={styles.loadMore}
          isLoading={isLoadingMore}
          onLoadMore={onLoadMore}
          // React Aria says a level, which rows have in trees only.
          render={withAttributes(placed === undefined ? 'tr' : 'div', { 'aria-level': undefined })}
        >
          <span className={styles.loadingMore}>
            <SpinnerMark /> {props.texts.loadingMore}
          </span>
        </TableLoadMoreItem>
      )}
    </TableBody>
  );
}

/** A function and no component: there are as many of them as rows times columns. */
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
