import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#ui/icons/icons.ts';
import * as styles from './details.css.ts';

interface DetailsProps {
  /** The target of links; see `openDetails`. */
  id: string;
  /** The line that is always there, such as a question. */
  summary: ReactNode;
  children: ReactNode;
}

/** Native, so that the search of the browser finds closed content and print shows it. See also `Disclosure`. */
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

/** Opens the `Details` with this id, if the page has one. Does not scroll there. */
export function openDetails(id: string): void {
  const element = document.getElementById(id);
  if (element instanceof HTMLDetailsElement) element.open = true;
}
