import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './grid-table.css.ts';
import type { GridView } from './grid-types.ts';
import { useOverflow } from './use-overflow.ts';

export interface GridFrameProps {
  id: string;
  view: GridView;
  scroller: HTMLElement | null;
  /** Whether a summary row stands at the bottom of what scrolls. */
  hasSummary: boolean;
  children: ReactNode;
}

/** The card around a table; knows its density, and fades its edge where there is more to see. */
export function GridFrame({ id, view, scroller, hasSummary, children }: GridFrameProps) {
  const more = useOverflow(scroller);
  return (
    <div
      id={id}
      className={classNames(styles.frame, styles.density[view.density], hasSummary && styles.withSummary)}
      data-more-below={more.isBelow || undefined}
      data-more-beside={more.isBeside || undefined}
    >
      {children}
      <div className={styles.fadeBeside} aria-hidden="true" />
    </div>
  );
}
