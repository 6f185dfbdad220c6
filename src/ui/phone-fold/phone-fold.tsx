import { type ReactNode, useId } from 'react';
import { useIsWide } from '#ui/data-grid/use-is-wide.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { section } from '#ui/section-card/section-card.css.ts';
import { Text } from '#ui/text/text.tsx';
import * as styles from './phone-fold.css.ts';

interface FoldProps {
  heading: ReactNode;
  /** The one figure of the content, for those who leave it closed. */
  value?: ReactNode;
  children: ReactNode;
}

/** Content under a heading; on a phone it is closed until a press on the heading. */
export function PhoneFold({ heading, value, children }: FoldProps) {
  if (!useIsWide()) {
    return (
      <Fold heading={heading} value={value}>
        {children}
      </Fold>
    );
  }
  return (
    <Stack gap={1}>
      {heading}
      {children}
    </Stack>
  );
}

function Fold({ heading, value, children }: FoldProps) {
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
  description?: ReactNode;
  /** The one figure of the content, for those who leave it closed. */
  value?: ReactNode;
  /** Closed at every width, not only on a phone. */
  isAlwaysClosed?: boolean;
  children: ReactNode;
}

/** A `SectionCard` that is closed until a press on its title. */
export function FoldingCard({
  title,
  description,
  value,
  isAlwaysClosed = false,
  children,
}: FoldingCardProps) {
  const id = useId();
  const isWide = useIsWide();
  if (isWide && !isAlwaysClosed) {
    return (
      <SectionCard title={title} description={description}>
        {children}
      </SectionCard>
    );
  }
  return (
    <section className={section} aria-labelledby={id}>
      <Fold
        heading={
          <Heading level={2} size="small">
            <span id={id}>{title}</span>
          </Heading>
        }
        value={value}
      >
        {description !== undefined && (
          <Text as="div" size="small" tone="muted">
            {description}
          </Text>
        )}
        {children}
      </Fold>
    </section>
  );
}
