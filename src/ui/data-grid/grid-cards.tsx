import { Button } from '#ui/button/button.tsx';
import type { GridLayoutProps } from './grid-props.ts';
import { GridCard } from './grid-card.tsx';
import * as styles from './grid-cards.css.ts';
import { GridCardsHead } from './grid-cards-head.tsx';
import { BLANK_ROWS } from './grid-density.ts';
import { GridVirtualCards } from './grid-virtual-cards.tsx';
import { summaryCell } from './grid-summary.tsx';

/** The rows of a phone: a card each, the summary last. */
export function GridCards<Row extends object>(props: GridLayoutProps<Row>) {
  const { columns, rows, rowId, summary, isVirtual = false, isLoading = false, isRefreshing = false } = props;
  const { onRowAction, onLoadMore, isLoadingMore = false, texts } = props;
  return (
    <div className={styles.whole}>
      <GridCardsHead {...props} />
      {isVirtual && !isLoading ? (
        <GridVirtualCards {...props} />
      ) : (
        <ul
          className={styles.list}
          aria-label={props.label}
          aria-busy={isLoading || isRefreshing}
          data-refreshing={isRefreshing || undefined}
        >
          {isLoading
            ? BLANK_ROWS.slice(0, 3).map(({ id }) => (
                <li key={id} className={styles.card}>
                  <GridCard columns={columns} cellOf={() => <span className={styles.blank} />} />
                </li>
              ))
            : rows.map((row) => (
                <li key={rowId(row)} className={styles.card}>
                  <GridCard
                    columns={columns}
                    cellOf={(column) => column.cell(row)}
                    {...(onRowAction === undefined ? {} : { onOpen: () => onRowAction(row) })}
                  />
                </li>
              ))}
          {summary !== undefined && !isLoading && (
            <li className={styles.summary}>
              <GridCard
                columns={columns.filter(({ id, isRowHeader }) => isRowHeader === true || id in summary.cells)}
                cellOf={(column) => summaryCell(column, summary)}
              />
            </li>
          )}
        </ul>
      )}
      {onLoadMore !== undefined && !isVirtual && !isLoading && (
        <Button
          variant="secondary"
          isFullWidth
          isPending={isLoadingMore}
          pendingLabel={texts.loadingMore}
          onPress={onLoadMore}
        >
          {texts.loadMore}
        </Button>
      )}
    </div>
  );
}
