import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { align as alignStyles, gap as gapStyles, type Space } from './space-variants.css.ts';
import * as styles from './stack.css.ts';

export interface StackProps {
  children: ReactNode;
  gap?: Space;
  /** `center` centres the text too. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: 'div' | 'ul' | 'ol' | 'section';
}

/** One thing below the other. */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div' }: StackProps) {
  return (
    <Element
      className={classNames(
        styles.stack,
        gapStyles[gap],
        alignStyles[align],
        align === 'center' && styles.centredText,
      )}
    >
      {children}
    </Element>
  );
}
