import { type ReactNode, useEffect, useRef } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { ChevronRightIcon } from '#ui/icons/icons.ts';
import { SpinnerMark } from '#ui/spinner/spinner.tsx';
import * as styles from './grid-cards.css.ts';
import { loadingMore } from './grid-row.css.ts';
import type { GridColumn, DataGridProps } from './grid-types.ts';

/** Cards of a long list: they scroll with the page, and only those in view are drawn. */
export function GridVirtualCards<Row extends object>(props: DataGridProps<Row>) {
  const { label, columns, rows, rowId, onLoadMore, onRowAction } = props;
  const names = columns.filter(({ isRowHeader }) => isRowHeader === true);
  const textOf = (row: Row) => names.map(({ cell }) => cell(row)).find((name) => typeof name === 'string');
  const open = (key: unknown) => {
    const row = rows.find((candidate) => rowId(candidate) === key);
    if (row !== undefined) onRowAction(row);
  };
  return (
    <>
      <Virtualizer
        layout={ListLayout}
        layoutOptions={{ estimatedRowSize: estimatedHeight(columns), gap: 12 }}
      >
        <GridList
          aria-label={label}
          className={styles.virtualList}
          data-refreshing={props.isRefreshing === true || undefined}
          onAction={open}
        >
          <Collection items={rows} dependencies={[columns]}>
            {(row) => (
              <GridListItem id={rowId(row)} textValue={textOf(row) ?? rowId(row)} className={styles.card}>
                <GridCard columns={columns} row={row} cellOf={(column) => column.cell(row)} />
              </GridListItem>
            )}
          </Collection>
        </GridList>
      </Virtualizer>
      {onLoadMore !== undefined && <GridCardsEnd {...props} onLoadMore={onLoadMore} />}
    </>
  );
}

const A_SCREEN_BELOW = '0px 0px 100% 0px';

type GridCardsEndProps = Pick<DataGridProps<object>, 'rows' | 'isLoadingMore' | 'texts'> & {
  onLoadMore: () => void;
};

/**
 * The end of cards that scroll with the page: asks for more once it is less than a screen away. React Aria's own would
 * ask at once and on and on, because for a page it takes the whole height of it for what is in view.
 */
function GridCardsEnd({ rows, isLoadingMore = false, onLoadMore, texts }: GridCardsEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || isLoadingMore) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onLoadMore();
      },
      { root: document, rootMargin: A_SCREEN_BELOW },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
    // With more rows it looks again: they may not have filled the screen.
  }, [rows, isLoadingMore, onLoadMore]);
  return (
    <div ref={end}>
      {isLoadingMore && (
        <span className={loadingMore}>
          <SpinnerMark /> {texts.loadingMore}
        </span>
      )}
    </div>
  );
}

interface GridCardProps<Row> {
  columns: readonly GridColumn<Row>[];
  /** None while it loads and in the summary. */
  row?: Row;
  cellOf: (column: GridColumn<Row>) => ReactNode;
  onOpen?: () => void;
}

/** One row: its title, the cells beside and below the title, then each other column with its header. */
export function GridCard<Row>({ columns, row, cellOf, onOpen }: GridCardProps<Row>) {
  const naming = columns.find(({ isRowHeader }) => isRowHeader === true);
  const others = columns.filter((column) => column !== naming);
  const pairs = others.filter(({ onCard }) => onCard === undefined);
  const head = (
    <>
      <span className={styles.title}>{naming !== undefined && <bdi>{cellOf(naming)}</bdi>}</span>
      {others.map(
        ({ id, onCard }) =>
          row !== undefined &&
          typeof onCard === 'function' && (
            <span key={id} className={styles.beside}>
              <bdi>{onCard(row)}</bdi>
            </span>
          ),
      )}
    </>
  );
  return (
    <>
      {onOpen === undefined ? (
        <div className={styles.head}>{head}</div>
      ) : (
        <button type="button" className={styles.open} onClick={onOpen}>
          {head}
          <ChevronRightIcon className={styles.chevron} size={18} aria-hidden="true" />
        </button>
      )}
      {others.map(
        (column) =>
          column.onCard === 'below' && (
            <div key={column.id} className={styles.below}>
              {cellOf(column)}
            </div>
          ),
      )}
      {pairs.length > 0 && (
        <dl className={styles.pairs}>
          {pairs.map((column) => (
            <div key={column.id} className={styles.pair}>
              <dt className={styles.term}>
                {column.header}
                {column.unit !== undefined && ` · ${column.unit}`}
              </dt>
              <dd className={styles.value}>
                <bdi>{cellOf(column)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** In pixels, until it is measured. */
function estimatedHeight(columns: readonly GridColumn<never>[]): number {
  const lines = columns.filter(({ onCard }) => onCard === undefined || onCard === 'below');
  return 48 + lines.length * 28;
}
