import { GridList, GridListItem } from 'react-aria-components/GridList';
import { Collection } from 'react-aria-components/Collection';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { GridLayoutProps } from './grid-props.ts';
import { GridCard } from './grid-card.tsx';
import { GridCardsEnd } from './grid-cards-end.tsx';
import * as styles from './grid-cards.css.ts';
import { GridSummaryStrip } from './grid-summary.tsx';

/** Cards of a long list: they scroll with the page, and only those in view are drawn. */
export function GridVirtualCards<Row extends object>(props: GridLayoutProps<Row>) {
  const { label, columns, rows, rowId, summary, onLoadMore, onRowAction } = props;
  const names = columns.filter(({ isRowHeader }) => isRowHeader === true);
  const textOf = (row: Row) => names.map(({ cell }) => cell(row)).find((name) => typeof name === 'string');
  const open = (key: unknown) => {
    const row = rows.find((candidate) => rowId(candidate) === key);
    if (row !== undefined) onRowAction?.(row);
  };
  return (
    <>
      <Virtualizer
        layout={ListLayout}
        layoutOptions={{ estimatedRowSize: 48 + columns.length * 28, gap: 12 }}
      >
        <GridList
          aria-label={label}
          className={styles.virtualList}
          data-refreshing={props.isRefreshing === true || undefined}
          {...(onRowAction === undefined ? {} : { onAction: open })}
        >
          <Collection items={rows} dependencies={[columns]}>
            {(row) => (
              <GridListItem id={rowId(row)} textValue={textOf(row) ?? rowId(row)} className={styles.card}>
                <GridCard columns={columns} cellOf={(column) => column.cell(row)} />
              </GridListItem>
            )}
          </Collection>
        </GridList>
      </Virtualizer>
      {onLoadMore !== undefined && <GridCardsEnd {...props} onLoadMore={onLoadMore} />}
      {summary !== undefined && <GridSummaryStrip columns={columns} summary={summary} />}
    </>
  );
}
