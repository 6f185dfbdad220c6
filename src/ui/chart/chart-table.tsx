import type { ReactNode } from 'react';
import * as styles from './chart.css.ts';

export interface ChartTableProps {
  readonly caption: ReactNode;
  /** The name of the column of rows, and of each column of values. */
  readonly heads: readonly ReactNode[];
  readonly rows: readonly ChartTableRow[];
  readonly total?: ChartTableRow;
}

export interface ChartTableRow {
  readonly name: ReactNode;
  readonly values: readonly ReactNode[];
}

export function ChartTable({ caption, heads, rows, total }: ChartTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={index} scope="col" className={styles.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <TableRow key={index} row={row} />
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot className={styles.total}>
          <TableRow row={total} />
        </tfoot>
      )}
    </table>
  );
}

function TableRow({ row: { name, values } }: { readonly row: ChartTableRow }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      {values.map((value, index) => (
        <td key={index} className={styles.value}>
          {value}
        </td>
      ))}
    </tr>
  );
}
