import type { ReactNode, Ref } from 'react';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './line-items.css.ts';

export interface LineItemsProps {
  /** For example "How your Edge was counted". */
  label: string;
  lines: readonly LineItemsLine[];
  /** To move focus to the list. */
  ref?: Ref<HTMLOListElement>;
}

export interface LineItemsLine {
  id: string;
  term: ReactNode;
  /** Why the amount is what it is, in a sentence. */
  note?: ReactNode;
  /** Formatted, with its sign; null keeps its place while it loads. */
  amount: string | null;
  unit?: string;
  isResult?: boolean;
}

export function LineItems({ label, lines, ref }: LineItemsProps) {
  return (
    <ol
      className={styles.list}
      role="list"
      aria-label={label}
      {...(ref === undefined ? {} : { ref, tabIndex: -1 })}
    >
      {lines.map(({ id, term, note, amount, unit, isResult = false }) => (
        <li key={id} className={classNames(styles.line, isResult && styles.result)}>
          <div className={styles.words}>
            <span className={styles.term}>{term}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </div>
          <span className={classNames(styles.amount, amount === null && styles.awaited)}>
            {amount === null ? <Skeleton /> : <bdi>{amount}</bdi>}
            {amount !== null && unit !== undefined && (
              <>
                {' '}
                <span className={styles.unit}>{unit}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
