import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './card.css.ts';

export interface CardProps {
  children: ReactNode;
  surface?: keyof typeof styles.surface;
  /** `large` is for the one card that a page is about. */
  padding?: keyof typeof styles.padding;
  as?: 'div' | 'section' | 'article' | 'li';
}

/** A bordered surface that holds what belongs together. */
export function Card({ children, surface = 'raised', padding = 'medium', as: Element = 'div' }: CardProps) {
  return (
    <Element className={classNames(styles.card, styles.surface[surface], styles.padding[padding])}>
      {children}
    </Element>
  );
}
