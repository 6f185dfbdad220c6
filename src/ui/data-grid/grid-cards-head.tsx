import { Choice } from '#ui/choice/choice.tsx';
import { ChevronDownIcon } from '#ui/icons/chevron-down-icon.ts';
import type { GridLayoutProps } from './grid-props.ts';
import * as styles from './grid-cards.css.ts';
import type { GridSort } from './grid-types.ts';

const DIRECTIONS = ['ascending', 'descending'] as const;

/** What the headers of the table do: sorting, and what the columns mean. */
export function GridCardsHead<Row extends object>(
  props: Pick<GridLayoutProps<Row>, 'columns' | 'sort' | 'onSortChange' | 'texts'>,
) {
  const { columns, sort, onSortChange, texts } = props;
  const choices = columns
    .filter(({ canSort }) => canSort === true)
    .flatMap(({ id, header }) => DIRECTIONS.map((direction) => ({ sort: { column: id, direction }, header })))
    .map((choice) => ({ ...choice, value: valueOf(choice.sort) }));
  const explained = columns.filter(({ explanation }) => explanation !== undefined);
  return (
    <>
      {onSortChange !== undefined && choices.length > 0 && (
        <Choice
          label={texts.sortBy}
          value={sort === undefined ? '' : valueOf(sort)}
          options={[
            ...(sort === undefined ? [{ value: '', label: '–' }] : []),
            ...choices.map(({ value, header, sort: { direction } }) => ({
              value,
              label: texts.sortOption(header, direction),
            })),
          ]}
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
