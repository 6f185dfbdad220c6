import { Row, TableFooter } from 'react-aria-components/Table';
import { drawCell, useGridState } from './grid-body.tsx';
import * as styles from './grid-row.css.ts';
import type { GridColumn, GridSummary } from './grid-types.ts';

/** The id of its row among the others. */
export const SUMMARY = 'summary';

export function GridSummaryRow({ columns }: { columns: readonly GridColumn<never>[] }) {
  return (
    <TableFooter className={styles.footer}>
      <Row id={SUMMARY} columns={columns} className={styles.summaryRow}>
        {(column) => drawCell(column, <SummaryContent column={column} />, false)}
      </Row>
    </TableFooter>
  );
}

function SummaryContent({ column }: { column: GridColumn<never> }) {
  const { summary } = useGridState();
  return summary === undefined ? null : summaryCell(column, summary);
}

export function summaryCell({ id, isRowHeader }: GridColumn<never>, summary: GridSummary) {
  return isRowHeader === true ? summary.label : summary.cells[id];
}
