import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './grid.css.ts';
import { gap as gapStyles, type Space } from './space-variants.css.ts';

export interface GridProps {
  children: ReactNode;
  gap?: Space;
  /** The least width of a column; there are as many as fit. */
  column?: keyof typeof styles.column;
  as?: 'div' | 'ul' | 'ol';
}

/** Equal columns, fewer on a narrow screen. */
export function Grid({ children, gap = 4, column = 'medium', as: Element = 'div' }: GridProps) {
  return (
    <Element className={classNames(styles.grid, styles.column[column], gapStyles[gap])}>{children}</Element>
  );
}
