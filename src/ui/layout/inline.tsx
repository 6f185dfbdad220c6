import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './inline.css.ts';
import {
  align as alignStyles,
  gap as gapStyles,
  justify as justifyStyles,
  type Space,
} from './space-variants.css.ts';

export interface InlineProps {
  children: ReactNode;
  gap?: Space;
  align?: keyof typeof alignStyles;
  justify?: keyof typeof justifyStyles;
  isWrapping?: boolean;
  as?: 'div' | 'ul';
}

/** One thing beside the other, going on to the next line where there is no room. */
export function Inline({
  children,
  gap = 3,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as: Element = 'div',
}: InlineProps) {
  return (
    <Element
      className={classNames(
        styles.inline,
        isWrapping && styles.wrapping,
        gapStyles[gap],
        alignStyles[align],
        justifyStyles[justify],
      )}
    >
      {children}
    </Element>
  );
}
