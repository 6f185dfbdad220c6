import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './icon-badge.css.ts';

export interface IconBadgeProps {
  icon: ReactNode;
  intent?: keyof typeof styles.intent;
  size?: keyof typeof styles.size;
}

/** An icon on a tinted tile: decoration at the head of a message or a card. */
export function IconBadge({ icon, intent = 'accent', size = 'medium' }: IconBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.intent[intent], styles.size[size])} aria-hidden="true">
      {icon}
    </span>
  );
}
