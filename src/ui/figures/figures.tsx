import * as styles from './figures.css.ts';

export interface FiguresProps {
  /** `value` as the reader's language writes it. */
  figures: readonly { term: string; value: string }[];
}

export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ term, value }) => (
        <div key={term} className={styles.figure}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
