import { RecordTable } from '#ui/record-table/record-table.tsx';
import type { GridLayoutProps } from './grid-props.ts';
import { summaryCell } from './grid-summary.tsx';

type GridPaperProps<Row extends object> = Pick<
  GridLayoutProps<Row>,
  'label' | 'columns' | 'rows' | 'rowId' | 'summary'
>;

/** What goes on paper: every row that is there, in a table that the browser fits to the sheet. */
export function GridPaper<Row extends object>(props: GridPaperProps<Row>) {
  const { label, columns, rows, rowId, summary } = props;
  return (
    <RecordTable
      label={label}
      columns={columns.map(({ id, header, unit, align }) => ({
        id,
        header: unit === undefined ? header : `${header} ${unit}`,
        isNumber: align === 'end',
      }))}
      rows={rows.map((row) => ({ id: rowId(row), cells: columns.map(({ cell }) => cell(row)) }))}
      {...(summary === undefined ? {} : { sum: columns.map((column) => summaryCell(column, summary)) })}
    />
  );
}
