import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  /** The level that the place asks for; it always looks the same. */
  level: HeadingProps['level'];
  children?: ReactNode;
  action?: ReactNode;
}

/** For what could not be loaded there is `ErrorState`. */
export function EmptyState({ icon, title, level, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div>
        <IconBadge icon={icon} />
      </div>
      <Heading level={level} size="small">
        {title}
      </Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
