import type { ReactNode } from 'react';
import * as styles from './facts.css.ts';

export interface FactsProps {
  facts: readonly { term: string; details: ReactNode }[];
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, details }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.details}>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
