import type { ReactNode } from 'react';
import type { breakpoints } from '#ui/theme/breakpoints.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './show.css.ts';

export interface ShowProps {
  children: ReactNode;
  /** The width of the window from which it shows, that width included. */
  from?: keyof typeof breakpoints;
  /** The width from which it is gone. */
  below?: keyof typeof breakpoints;
  /** False for what is of no use on paper. */
  isPrinted?: boolean;
  /** False for what stands on paper only. */
  isOnScreen?: boolean;
}

/** What only some widths, or only the screen, have room for. Hidden, it is hidden from everyone. */
export function Show({ children, from, below, isPrinted = true, isOnScreen = true }: ShowProps) {
  return (
    <div
      className={classNames(
        styles.show,
        from !== undefined && styles.onlyFrom[from],
        below !== undefined && styles.onlyBelow[below],
        !isPrinted && styles.notOnPaper,
        !isOnScreen && styles.onPaper,
      )}
    >
      {children}
    </div>
  );
}
