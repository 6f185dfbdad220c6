import type { ReactNode } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import * as styles from './text-section.css.ts';

export interface TextSectionProps {
  /** Of its own on the page, for links that lead here. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A part of a text under its own heading, which links can lead to. */
export function TextSection({ id, title, children }: TextSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} tabIndex={-1} className={styles.section} aria-labelledby={headingId}>
      <Heading level={2}>
        <span id={headingId}>{title}</span>
      </Heading>
      {children}
    </section>
  );
}
