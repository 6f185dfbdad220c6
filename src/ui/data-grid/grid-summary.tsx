import { Row, TableFooter } from 'react-aria-components/Table';
import { drawCell } from './grid-body.tsx';
import * as styles from './grid-row.css.ts';
import type { GridColumn, GridSummary } from './grid-types.ts';

export interface GridSummaryProps {
  columns: readonly GridColumn<never>[];
  summary: GridSummary;
}

export function GridSummaryRow({ columns, summary }: GridSummaryProps) {
  return (
    <TableFooter className={styles.footer}>
      <Row id="summary" columns={columns} dependencies={[summary]} className={styles.summaryRow}>
        {(column) => drawCell(column, summaryCell(column, summary), false)}
      </Row>
    </TableFooter>
  );
}

/** The summary of a virtual grid: a row would upset the row numbers. */
export function GridSummaryStrip({ columns, summary }: GridSummaryProps) {
  const shown = columns.filter(({ id, isRowHeader }) => isRowHeader !== true && id in summary.cells);
  return (
    <div className={styles.strip} role="group" aria-label={summary.label}>
      <span aria-hidden="true">{summary.label}</span>
      <dl className={styles.pairs}>
        {shown.map((column) => (
          <div key={column.id} className={styles.pair}>
            <dt className={styles.term}>{column.header}</dt>
            <dd>
              <bdi>{summary.cells[column.id]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function summaryCell({ id, isRowHeader }: GridColumn<never>, summary: GridSummary) {
  return isRowHeader === true ? summary.label : summary.cells[id];
}
