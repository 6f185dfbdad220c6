import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#ui/icons/icons.ts';
import * as styles from './details.css.ts';

interface DetailsProps {
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

/** Opens the `Details` of this id, if the page has one; scrolling there is left to whoever follows the link. */
export function openDetails(id: string): void {
  const element = document.getElementById(id);
  if (element instanceof HTMLDetailsElement) element.open = true;
}
