import type { ReactNode } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import * as styles from './passage.css.ts';

export interface PassageProps {
  /** Of its own on the page, for links that lead here. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A part of a text under its own heading, which links can lead to. */
export function Passage({ id, title, children }: PassageProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} tabIndex={-1} className={styles.passage} aria-labelledby={headingId}>
      <Heading level={2}>
        <span id={headingId}>{title}</span>
      </Heading>
      {children}
    </section>
  );
}
