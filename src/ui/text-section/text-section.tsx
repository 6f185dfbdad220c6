import type { ReactNode } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import * as styles from './text-section.css.ts';

export interface TextSectionProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

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
