import { Column, ColumnResizer, TableHeader } from 'react-aria-components/Table';
import { ArrowDownIcon } from '#ui/icons/arrow-down-icon.ts';
import { ArrowUpIcon } from '#ui/icons/arrow-up-icon.ts';
import type { GridLayoutProps } from './grid-props.ts';
import { LEAST_WIDTH } from './grid-density.ts';
import { GridExplanation } from './grid-explanation.tsx';
import * as styles from './grid-header.css.ts';
import { sortTextId } from './grid-sort.tsx';
import type { GridColumn, GridSort } from './grid-types.ts';
import type { useColumnWidths } from './use-column-widths.ts';
import { withAttributes } from './with-attributes.ts';

export interface GridHeaderProps<Row extends object> extends Pick<
  GridLayoutProps<Row>,
  'id' | 'columns' | 'texts' | 'sort' | 'onSortChange' | 'isVirtual'
> {
  widths: ReturnType<typeof useColumnWidths>;
}

/** The line of column headers, which stays in view. */
export function GridHeader<Row extends object>({ columns, widths, ...props }: GridHeaderProps<Row>) {
  const { id, texts, isVirtual = false, onSortChange, sort } = props;
  return (
    <TableHeader
      className={styles.header}
      columns={columns}
      dependencies={[columns, widths.widthsKey, texts, isVirtual, sort]}
    >
      {(column) => {
        const nameId = `${id}-${column.id}-name`;
        const direction = sort?.column === column.id ? sort.direction : undefined;
        return (
          <Column
            id={column.id}
            textValue={column.header}
            isRowHeader={column.isRowHeader ?? false}
            allowsSorting={column.canSort === true && onSortChange !== undefined}
            width={widths.widthOf(column)}
            minWidth={column.minWidth ?? LEAST_WIDTH}
            className={styles.column}
            data-column={column.id}
            focusMode="cell"
            // The resizer and the button inside would become part of its name.
            render={(given) =>
              withAttributes(isVirtual ? 'div' : 'th', {
                'aria-labelledby': nameId,
                ...(direction === undefined ? {} : { 'aria-sort': direction }),
                'aria-describedby': describedBy(
                  given['aria-describedby'],
                  column,
                  nameId,
                  direction && sortTextId(id),
                ),
              })(given)
            }
          >
            <span className={styles.content[column.align ?? 'start']}>
              <HeaderName column={column} id={nameId} />
              {direction !== undefined && <SortMark direction={direction} />}
              <GridExplanation column={column} id={`${nameId}-explanation`} texts={texts} />
            </span>
            <ColumnResizer className={styles.resizer} ref={leaveTabOrder} />
          </Column>
        );
      }}
    </TableHeader>
  );
}

function HeaderName({ column, id }: { column: GridColumn<never>; id: string }) {
  return (
    <span className={styles.name} id={id}>
      {column.header}
      {column.unit !== undefined && <span className={styles.unit}> {column.unit}</span>}
    </span>
  );
}

function SortMark({ direction }: Pick<GridSort, 'direction'>) {
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
