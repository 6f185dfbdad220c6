import type { ReactNode, Ref } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './heading.css.ts';

export interface HeadingProps {
  /** 1 is the title of the page: there is one, and navigation moves focus to it. */
  level: 1 | 2 | 3;
  /** How it looks; by default what the level suggests. */
  size?: keyof typeof styles.size;
  /** To move focus to the heading when it appears. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function Heading({ level, size = SIZES[level], ref, children }: HeadingProps) {
  const Element = `h${level}` as const;
  const focusable = level === 1 || ref !== undefined ? { tabIndex: -1 } : {};
  return (
    <Element
      className={classNames(styles.heading, styles.size[size])}
      {...focusable}
      {...(ref === undefined ? {} : { ref })}
    >
      {children}
    </Element>
  );
}

const SIZES = { 1: 'large', 2: 'medium', 3: 'small' } as const;
