import { type ReactNode, type Ref, useId } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import * as styles from './section-card.css.ts';

export interface SectionCardProps {
  /** The thing this part of the page is about; it names the section. */
  title: ReactNode;
  /** One or two sentences: what the person decides here and what comes of it. */
  description?: ReactNode;
  /** A small button beside the title, such as Edit. */
  action?: ReactNode;
  /** For a card that appears with news: focus can be moved to its heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One thing of a page of several, under its own heading: the cards of settings and of the account. */
export function SectionCard({ title, description, action, headingRef, children }: SectionCardProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} size="small" {...(headingRef === undefined ? {} : { ref: headingRef })}>
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
