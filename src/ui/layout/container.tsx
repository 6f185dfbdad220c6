import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './container.css.ts';

export interface ContainerProps {
  children: ReactNode;
  /** `narrow` for one form, `text` for reading, `wide` for everything else. */
  width?: keyof typeof styles.width;
}

/** Centres its content and keeps it off the edges of the screen. */
export function Container({ children, width = 'wide' }: ContainerProps) {
  return <div className={classNames(styles.container, styles.width[width])}>{children}</div>;
}
