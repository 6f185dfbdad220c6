import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import * as styles from './comparison-table.css.ts';

export interface ComparisonTableProps {
  /** Names the table, and the region around it that scrolls. */
  label: string;
  /** Names the first column for screen readers. */
  aspectsLabel: string;
  columns: readonly { id: string | number; header: ReactNode }[];
  rows: readonly { aspect: string; values: readonly ReactNode[] }[];
}

/** Scrolls sideways on a narrow screen; the names of the rows stay. */
export function ComparisonTable({ label, aspectsLabel, columns, rows }: ComparisonTableProps) {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <td className={styles.corner}>
              <VisuallyHidden>{aspectsLabel}</VisuallyHidden>
            </td>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" className={styles.columnHeader}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ aspect, values }) => (
            <tr key={aspect}>
              <th scope="row" className={styles.rowHeader}>
                {aspect}
              </th>
              {columns.map(({ id }, index) => (
                <td key={id} className={styles.value}>
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
