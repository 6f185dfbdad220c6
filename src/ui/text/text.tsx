import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './text.css.ts';

interface TextProps {
  children: ReactNode;
  /** `figure` is for the one amount that a card is about. */
  size?: keyof typeof styles.size;
  /** `inherit` takes the colour of what it stands in. */
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  as?: 'p' | 'span' | 'div' | 'strong' | 'bdi';
}

export function Text({ children, size, tone = 'inherit', weight, as: Element = 'p' }: TextProps) {
  return (
    <Element
      className={classNames(
        styles.text,
        size !== undefined && styles.size[size],
        styles.tone[tone],
        weight !== undefined && styles.weight[weight],
        Element === 'p' && styles.measure,
      )}
    >
      {children}
    </Element>
  );
}

export function CodeBlock({ children }: { children: string }) {
  return (
    <pre translate="no" className={styles.codeBlock}>
      {children}
    </pre>
  );
}
