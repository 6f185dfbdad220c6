import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './record-table.css.ts';

export interface RecordTableProps {
  label: string;
  /** The first column names its row. */
  columns: readonly { id: string; header: string; isNumber?: boolean }[];
  /** One cell for each column; null where there is nothing to say. */
  rows: readonly { id: string | number; cells: readonly ReactNode[] }[];
  /** Below the rows, what they come to. */
  sum?: readonly ReactNode[];
}

/** A plain table; on a phone each row becomes a short list. For sorting, filters and long lists there is `DataGrid`. */
export function RecordTable({ label, columns, rows, sum }: RecordTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ id, header, isNumber }) => (
            <th key={id} scope="col" className={classNames(styles.columnHeader, isNumber && styles.number)}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.group}>
        {rows.map(({ id, cells }) => (
          <tr key={id} className={styles.row}>
            <Cells columns={columns} cells={cells} />
          </tr>
        ))}
        {sum !== undefined && (
          <tr className={styles.sumRow}>
            <Cells columns={columns} cells={sum} />
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Cells({ columns, cells }: Pick<RecordTableProps, 'columns'> & { cells: readonly ReactNode[] }) {
  return columns.map(({ id, header, isNumber }, index) => {
    const cell = cells[index] ?? null;
    if (index === 0) {
      return (
        <th key={id} scope="row" className={styles.rowHeader}>
          {cell}
        </th>
      );
    }
    return (
      <td
        key={id}
        className={classNames(styles.value, isNumber && styles.number, isNumber && styles.unbroken)}
      >
        {cell !== null && (
          <>
            <span className={styles.label} aria-hidden="true">
              {header}
            </span>
            <span>{cell}</span>
          </>
        )}
      </td>
    );
  });
}
