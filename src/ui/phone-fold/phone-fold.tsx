import { type ReactNode, useId } from 'react';
import { useIsWide } from '#ui/data-grid/use-is-wide.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.ts';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { section } from '#ui/section-card/section-card.css.ts';
import * as styles from './phone-fold.css.ts';

interface PhoneFoldProps {
  heading: ReactNode;
  /** The one figure of the content, for those who leave it closed. */
  value?: ReactNode;
  children: ReactNode;
}

/** Content under a heading; on a phone it is closed until a press on the heading. */
export function PhoneFold({ heading, value, children }: PhoneFoldProps) {
  const isWide = useIsWide();
  if (isWide) {
    return (
      <>
        {heading}
        {children}
      </>
    );
  }
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <div className={styles.heading}>{heading}</div>
        {value !== undefined && <span className={styles.value}>{value}</span>}
        <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

interface FoldingCardProps {
  /** Names the section. */
  title: string;
  children: ReactNode;
}

/** A `SectionCard` that is closed on a phone until a press on its title. */
export function FoldingCard({ title, children }: FoldingCardProps) {
  const id = useId();
  const isWide = useIsWide();
  if (isWide) return <SectionCard title={title}>{children}</SectionCard>;
  return (
    <section className={section} aria-labelledby={id}>
      <PhoneFold
        heading={
          <Heading level={2} size="small">
            <span id={id}>{title}</span>
          </Heading>
        }
      >
        {children}
      </PhoneFold>
    </section>
  );
}
