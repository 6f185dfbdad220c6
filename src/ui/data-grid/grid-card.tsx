import type { ReactNode } from 'react';
import { ChevronRightIcon } from '#ui/icons/chevron-right-icon.ts';
import * as styles from './grid-cards.css.ts';
import type { GridColumn } from './grid-types.ts';

export interface GridCardProps<Row> {
  columns: readonly GridColumn<Row>[];
  cellOf: (column: GridColumn<Row>) => ReactNode;
  onOpen?: () => void;
}

/** One row: what names it, then each other column with its label. */
export function GridCard<Row>({ columns, cellOf, onOpen }: GridCardProps<Row>) {
  const naming = columns.find(({ isRowHeader }) => isRowHeader === true);
  const title = naming === undefined ? null : <bdi>{cellOf(naming)}</bdi>;
  return (
    <>
      {onOpen === undefined ? (
        <div className={styles.title}>{title}</div>
      ) : (
        <button type="button" className={styles.open} onClick={onOpen}>
          <span className={styles.title}>{title}</span>
          <ChevronRightIcon className={styles.chevron} size={18} aria-hidden="true" />
        </button>
      )}
      <dl className={styles.pairs}>
        {columns
          .filter(({ isRowHeader }) => isRowHeader !== true)
          .map((column) => (
            <div key={column.id} className={styles.pair}>
              <dt className={styles.term}>
                {column.header}
                {column.unit !== undefined && ` ${column.unit}`}
              </dt>
              <dd className={styles.value}>
                <bdi>{cellOf(column)}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}
