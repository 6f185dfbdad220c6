import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './badge.css.ts';

export interface BadgeProps {
  label: string;
  tone?: keyof typeof styles.tone;
  /** Decoration before the label, which says it all. */
  icon?: ReactNode;
}

export function Badge({ label, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.tone[tone])}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.words}>{label}</span>
    </span>
  );
}
