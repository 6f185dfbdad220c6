import type { ReactNode } from 'react';
import { MinusIcon, TrendingDownIcon, TrendingUpIcon } from '#ui/icons/icons.ts';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './stat-figure.css.ts';

export type Figure =
  /** `value` as the reader's language writes it; with a `FigureUnit` inside where the language orders the two. */
  | { state: 'known'; value: ReactNode; unit?: string }
  /** `label` is for those who listen: "Loading", "Not known yet". An unknown amount is never shown as zero. */
  | { state: 'loading'; label: string }
  | { state: 'unknown'; label: string };

export interface StatFigureProps {
  label: string;
  figure: Figure;
  /** `large` is for the one amount that a page is about. */
  size?: keyof typeof styles.size;
  /** In words and with its sign: "+12.50 since October". */
  change?: { direction: keyof typeof styles.direction; text: string };
  footnote?: string;
}

export function StatFigure({ label, figure, size = 'medium', change, footnote }: StatFigureProps) {
  const Trend = change && TRENDS[change.direction];
  return (
    <dl className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classNames(styles.figure, styles.size[size])}>
        <FigureText figure={figure} />
      </dd>
      {change && Trend && (
        <dd className={classNames(styles.change, styles.direction[change.direction])}>
          <Trend aria-hidden="true" />
          <span>{change.text}</span>
        </dd>
      )}
      {footnote !== undefined && <dd className={styles.footnote}>{footnote}</dd>}
    </dl>
  );
}

/** Small beside its figure. */
export function FigureUnit({ children }: { children: ReactNode }) {
  return <span className={styles.unit}>{children}</span>;
}

function FigureText({ figure }: { figure: Figure }) {
  if (figure.state === 'known') {
    return (
      <>
        <bdi>{figure.value}</bdi>
        {figure.unit !== undefined && (
          <>
            {' '}
            <FigureUnit>{figure.unit}</FigureUnit>
          </>
        )}
      </>
    );
  }
  return (
    <>
      {figure.state === 'loading' ? (
        <Skeleton width="medium" />
      ) : (
        <span className={styles.unknown} aria-hidden="true">
          —
        </span>
      )}
      <VisuallyHidden>{figure.label}</VisuallyHidden>
    </>
  );
}

const TRENDS = { up: TrendingUpIcon, down: TrendingDownIcon, same: MinusIcon } as const;
