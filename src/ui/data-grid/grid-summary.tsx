import { Row, TableFooter } from 'react-aria-components/Table';
import { drawCell } from './grid-body.tsx';
import * as styles from './grid-row.css.ts';
import type { GridColumn, GridSummary } from './grid-types.ts';

interface GridSummaryRowProps {
  columns: readonly GridColumn<never>[];
  summary: GridSummary;
}

export function GridSummaryRow({ columns, summary }: GridSummaryRowProps) {
  return (
    <TableFooter className={styles.footer}>
      <Row id="summary" columns={columns} dependencies={[summary]} className={styles.summaryRow}>
        {(column) => drawCell(column, summaryCell(column, summary), false)}
      </Row>
    </TableFooter>
  );
}

export function summaryCell({ id, isRowHeader }: GridColumn<never>, summary: GridSummary) {
  return isRowHeader === true ? summary.label : summary.cells[id];
}
