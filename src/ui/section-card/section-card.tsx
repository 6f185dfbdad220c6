import { type ReactNode, useId } from 'react';
import { Heading } from '../heading/heading.tsx';
import * as styles from './section-card.css.ts';

export interface SectionCardProps {
  /** The thing this part of the page is about; it names the section. */
  title: string;
  /** One or two sentences: what the person decides here and what comes of it. */
  description?: ReactNode;
  /** A small button beside the title, such as Edit. */
  action?: ReactNode;
  children: ReactNode;
}

/** One thing of a page of several, under its own heading: the cards of settings and of the account. */
export function SectionCard({ title, description, action, children }: SectionCardProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} size="small">
            <span id={id}>{title}</span>
          </Heading>
          {description !== undefined && <div className={styles.description}>{description}</div>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
