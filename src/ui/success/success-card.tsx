import { type ReactNode, type Ref, useId } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { SuccessMark } from './success-mark.tsx';
import * as styles from './success-card.css.ts';

export interface SuccessCardProps {
  icon: ReactNode;
  /** Names the section. */
  title: ReactNode;
  /** What happens next. */
  text: ReactNode;
  /** To move focus to the heading when the card appears. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section that celebrates what a person has just done, and says what happens next. */
export function SuccessCard({ icon, title, text, headingRef, children }: SuccessCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <SuccessMark icon={icon} />
        <Heading level={2} {...(headingRef === undefined ? {} : { ref: headingRef })}>
          <span id={id}>{title}</span>
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
