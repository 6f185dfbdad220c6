import { type HTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Column, ColumnResizer, TableHeader } from 'react-aria-components/Table';
import { useAnnouncement } from '#ui/announcement/announce.ts';
import { ArrowDownIcon, ArrowUpIcon, InfoIcon } from '#ui/icons/icons.ts';
import { useGridState, withAttributes } from './grid-body.tsx';
import * as styles from './grid-header.css.ts';
import {
  type GridColumn,
  type DataGridProps,
  type GridSort,
  type GridTexts,
  type GridView,
  LEAST_WIDTH,
} from './grid-types.ts';

interface GridHeaderProps<Row extends object> extends Pick<
  DataGridProps<Row>,
  'id' | 'columns' | 'texts' | 'isVirtual'
> {
  widths: Pick<ReturnType<typeof useColumnWidths>, 'widthOf' | 'widthsKey'>;
}

export function GridHeader<Row extends object>({ columns, widths, ...props }: GridHeaderProps<Row>) {
  const { id, texts, isVirtual = false } = props;
  return (
    <TableHeader
      className={styles.header}
      columns={columns}
      dependencies={[columns, widths.widthsKey, texts, isVirtual]}
    >
      {(column) => {
        const nameId = `${id}-${column.id}-name`;
        return (
          <Column
            id={column.id}
            textValue={column.header}
            isRowHeader={column.isRowHeader ?? false}
            allowsSorting={column.canSort ?? false}
            width={widths.widthOf(column)}
            minWidth={column.minWidth ?? LEAST_WIDTH}
            className={styles.column}
            data-column={column.id}
            focusMode="cell"
            render={(given) => (
              <HeaderElement
                tag={isVirtual ? 'div' : 'th'}
                given={given}
                column={column}
                nameId={nameId}
                sortId={sortTextId(id)}
              />
            )}
          >
            <span className={styles.content[column.align ?? 'start']}>
              <HeaderName column={column} id={nameId} />
              <SortMark column={column} />
              <GridExplanation column={column} id={`${nameId}-explanation`} texts={texts} />
            </span>
            <ColumnResizer className={styles.resizer} aria-label={texts.width} ref={leaveTabOrder} />
          </Column>
        );
      }}
    </TableHeader>
  );
}

interface HeaderElementProps {
  tag: 'th' | 'div';
  /** The attributes of React Aria. */
  given: HTMLAttributes<HTMLElement>;
  column: GridColumn<never>;
  nameId: string;
  sortId: string;
}

function HeaderElement({ tag, given, column, nameId, sortId }: HeaderElementProps) {
  const direction = useDirection(column);
  return withAttributes(tag, {
    // The resizer and the button inside would become part of its name.
    'aria-labelledby': nameId,
    ...(direction === undefined ? {} : { 'aria-sort': direction }),
    'aria-describedby': describedBy(given['aria-describedby'], column, nameId, direction && sortId),
  })(given);
}

/** Undefined for a column by which the rows are not sorted. */
function useDirection({ id }: GridColumn<never>): GridSort['direction'] | undefined {
  const { sort } = useGridState();
  return sort.column === id ? sort.direction : undefined;
}

function HeaderName({ column, id }: { column: GridColumn<never>; id: string }) {
  return (
    <span className={styles.name} id={id}>
      {column.header}
      {column.unit !== undefined && (
        <>
          {' '}
          <span className={styles.unit}>{column.unit}</span>
        </>
      )}
    </span>
  );
}

function SortMark({ column }: { column: GridColumn<never> }) {
  const direction = useDirection(column);
  if (direction === undefined) return null;
  const Icon = direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  return <Icon className={styles.sortMark} size={14} aria-hidden="true" />;
}

function describedBy(
  given: string | undefined,
  column: GridColumn<never>,
  nameId: string,
  sortId: string | undefined,
): string | undefined {
  const explanationId = column.explanation === undefined ? undefined : `${nameId}-explanation`;
  const ids = [explanationId, given, sortId].filter((id) => id !== undefined);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** The whole grid is one stop of the Tab key; the arrow keys reach the resizers. */
function leaveTabOrder(resizer: HTMLElement | null): void {
  resizer?.querySelector('input')?.setAttribute('tabindex', '-1');
}

interface GridExplanationProps {
  column: GridColumn<never>;
  /** The id of the text, which describes the header. */
  id: string;
  texts: GridTexts;
}

function GridExplanation({ column, id, texts }: GridExplanationProps) {
  if (column.explanation === undefined) return null;
  const name = texts.explain(column.header);
  return (
    <>
      <DialogTrigger>
        <Button className={styles.explain} aria-label={name} excludeFromTabOrder>
          <InfoIcon size={14} aria-hidden="true" />
        </Button>
        <Popover className={styles.panel} placement="bottom">
          <Dialog className={styles.explanation} aria-label={name}>
            {column.explanation}
          </Dialog>
        </Popover>
      </DialogTrigger>
      <span id={id} className={styles.hidden}>
        {column.explanation}
      </span>
    </>
  );
}

interface GridSortTextProps extends Pick<DataGridProps<object>, 'id' | 'sort' | 'texts'> {
  columns: readonly GridColumn<never>[];
}

/** Announces the sort when it changes. React Aria would render every cell again to do the same. */
export function GridSortText({ columns, sort, texts, id }: GridSortTextProps) {
  const header = columns.find((column) => column.id === sort.column)?.header;
  const text = header === undefined ? '' : texts.sortOption(header, sort.direction);
  useAnnouncement(text);
  return (
    <span id={sortTextId(id)} className={styles.hidden}>
      {text}
    </span>
  );
}

/** The id of the text that describes the table and its sorted header. */
export function sortTextId(gridId: string): string {
  return `${gridId}-sort`;
}

/** Ascending first, then the opposite. */
export function turned(sort: GridSort, column: string): GridSort {
  const isTurned = sort.column === column && sort.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}

type Sizes = ReadonlyMap<string | number, unknown>;

/** The widths of the columns: what is being dragged, else what a person chose, else what the column asks for. */
export function useColumnWidths(view: GridView, onViewChange: (view: GridView) => void) {
  const [dragged, setDragged] = useState<Sizes | null>(null);
  const chosen = dragged === null ? view.columnWidths : { ...view.columnWidths, ...inPixels(dragged) };
  const latest = useRef({ view, onViewChange });
  useLayoutEffect(() => {
    latest.current = { view, onViewChange };
  });
  const [resizing] = useState(() => ({
    onResize: (sizes: Sizes) => {
      setDragged(sizes);
    },
    onResizeEnd: (sizes: Sizes) => {
      const now = latest.current;
      setDragged(null);
      now.onViewChange({ ...now.view, columnWidths: { ...now.view.columnWidths, ...inPixels(sizes) } });
    },
  }));
  return {
    widthOf: (column: GridColumn<never>): number | `${number}fr` =>
      chosen[column.id] ?? column.width ?? '1fr',
    /** Changes with any width, so that the columns are drawn again. */
    widthsKey: JSON.stringify(chosen),
    /** Kept only at the end of a drag. Always the same object. */
    resizing,
  };
}

function inPixels(sizes: Sizes): Record<string, number> {
  return Object.fromEntries(
    [...sizes].flatMap(([id, size]) => (typeof size === 'number' ? [[String(id), size]] : [])),
  );
}
