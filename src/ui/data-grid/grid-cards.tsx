import { Button } from '#ui/button/button.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.ts';
import * as styles from './grid-cards.css.ts';
import { summaryCell } from './grid-summary.tsx';
import { BLANK_ROWS, type DataGridProps, type GridSort } from './grid-types.ts';
import { GridCard, GridVirtualCards } from './grid-virtual-cards.tsx';

/** On a phone: a card for each row, the summary last. */
export function GridCards<Row extends object>(props: DataGridProps<Row>) {
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
                    row={row}
                    cellOf={(column) => column.cell(row)}
                    onOpen={() => {
                      onRowAction(row);
                    }}
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

const DIRECTIONS = ['ascending', 'descending'] as const;

/** What the table headers do: sorting and explanations. */
function GridCardsHead<Row extends object>(
  props: Pick<DataGridProps<Row>, 'columns' | 'sort' | 'onSortChange' | 'texts'>,
) {
  const { columns, sort, onSortChange, texts } = props;
  const choices = columns
    .filter(({ canSort }) => canSort === true)
    .flatMap(({ id, header }) => DIRECTIONS.map((direction) => ({ sort: { column: id, direction }, header })))
    .map((choice) => ({ ...choice, value: valueOf(choice.sort) }));
  const explained = columns.filter(({ explanation }) => explanation !== undefined);
  return (
    <>
      {choices.length > 0 && (
        <Choice
          label={texts.sortBy}
          value={valueOf(sort)}
          options={choices.map(({ value, header, sort: { direction } }) => ({
            value,
            label: texts.sortOption(header, direction),
          }))}
          onChange={(value) => {
            const choice = choices.find((candidate) => candidate.value === value);
            if (choice !== undefined) onSortChange(choice.sort);
          }}
        />
      )}
      {explained.length > 0 && (
        <details className={styles.explanations}>
          <summary className={styles.explanationsTitle}>
            {texts.explanations}
            <ChevronDownIcon size={16} aria-hidden="true" />
          </summary>
          <dl className={styles.explanationList}>
            {explained.map(({ id, header, explanation }) => (
              <div key={id}>
                <dt className={styles.explained}>{header}</dt>
                <dd>{explanation}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

function valueOf({ column, direction }: GridSort): string {
  return `${direction} ${column}`;
}
