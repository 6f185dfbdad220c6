import { type ReactNode, type Ref, useId } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import * as styles from './section-card.css.ts';

export interface SectionCardProps {
  /** Names the section. */
  title: ReactNode;
  /** One or two sentences: what the person decides here and what comes of it. */
  description?: ReactNode;
  action?: ReactNode;
  /** To move focus to the heading when the card appears. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section under its own heading, as in settings and account. */
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
