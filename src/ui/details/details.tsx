import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#ui/icons/chevron-down-icon.ts';
import * as styles from './details.css.ts';

export interface DetailsProps {
  /** Of its own on the page, for links that lead here; see `openDetails`. */
  id: string;
  /** The line that is always there, such as a question. */
  summary: ReactNode;
  children: ReactNode;
}

/**
 * A line that opens what it is about, one of a list: the browser's own, so that its search on the page finds what is
 * shut, and paper shows all of it. For a button within a page that shows more, `Disclosure`.
 */
export function Details({ id, summary, children }: DetailsProps) {
  return (
    <details id={id} className={styles.details}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
