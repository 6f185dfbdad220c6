import type { ReactNode } from 'react';
import type { breakpoints } from '../theme/breakpoints.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './show.css.ts';

export interface ShowProps {
  children: ReactNode;
  /** The width of the window from which it shows, that width included. */
  from?: keyof typeof breakpoints;
  /** The width from which it is gone. */
  below?: keyof typeof breakpoints;
}

/** What only some widths have room for. Hidden, it is hidden from everyone. */
export function Show({ children, from, below }: ShowProps) {
  return (
    <div
      className={classNames(
        styles.show,
        from !== undefined && styles.onlyFrom[from],
        below !== undefined && styles.onlyBelow[below],
      )}
    >
      {children}
    </div>
  );
}
