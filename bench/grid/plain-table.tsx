import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import type { GridColumn } from '#ui/data-grid/grid-types.ts';
import { COLUMNS } from './columns.ts';
import { HEADER_HEIGHT, ROW_HEIGHT } from './heights.ts';
import type { TableProps } from './table-props.ts';

export const SCROLLER = { blockSize: 624, overflow: 'auto' } as const;

const head = { blockSize: HEADER_HEIGHT, padding: 0, position: 'sticky', insetBlockStart: 0 } as const;
const cell = { blockSize: ROW_HEIGHT, padding: 0 } as const;

export function HeadCells({
  columns,
  sort,
  onSortChange,
}: Omit<TableProps, 'rows'> & { columns: readonly GridColumn<EdgeMovement>[] }) {
  const sortBy = (column: string) => {
    const isTurned = sort.column === column && sort.direction === 'ascending';
    onSortChange({ column, direction: isTurned ? 'descending' : 'ascending' });
  };
  return (
    <tr>
      {columns.map(({ id, header }) => (
        <th key={id} style={head} data-column={id} onClick={() => sortBy(id)}>
          {header}
        </th>
      ))}
    </tr>
  );
}

export function PlainRow({ row }: { row: EdgeMovement }) {
  return (
    <tr>
      {COLUMNS.map((column) =>
        column.isRowHeader === true ? (
          <th key={column.id} scope="row" style={cell}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} style={cell}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
